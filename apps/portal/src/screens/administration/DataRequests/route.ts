import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

const list = () => import('./list');

/** What people ask about their data, with the request that is open beside the list. */
export function dataRequestsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/documents-back/data-requests',
    loader: guarded(async () => (await list()).dataRequestsLoader(portal)),
    lazy: {
      shouldRevalidate: async () => (await list()).dataRequestsChange,
      Component: async () => (await import('./DataRequestsScreen')).DataRequestsScreen,
    },
    children: [
      {
        index: true,
        loader: guarded(async () => (await list()).openRequestLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await list()).openRequestChanges,
          Component: async () => (await import('./OpenDataRequest')).OpenDataRequest,
        },
      },
    ],
  };
}
