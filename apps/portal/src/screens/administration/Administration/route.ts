import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { guardsOf } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';
import { COUNTS_ROUTE } from './tabs/counts';
import { LIST_ROUTE, viewOf } from './tabs/views';

const applications = () => import('../Applications/list');

/** Loads the list of the address's tab. */
const viewLoader =
  (portal: Portal) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    if (viewOf(new URL(args.request.url).search) === 'applications')
      return (await applications()).applicationsLoader(portal)(args);
    return (await import('../Users/list')).usersLoader(portal)(args);
  };

/** Administrativo: loads the counts for the tabs, and the list of the tab in the address. */
export function administrationRoute(
  portal: Portal,
  guarded: ReturnType<typeof guardsOf>['guarded'],
): RouteObject {
  return {
    id: COUNTS_ROUTE,
    loader: guarded(async () => (await import('./tabs/counts')).countsLoader(portal)),
    // A search or filter does not change the counts.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        id: LIST_ROUTE,
        path: '/documents-back',
        loader: guarded(async () => viewLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await applications()).applicationsChange,
          Component: async () => (await import('./AdministrationScreen')).AdministrationScreen,
        },
        children: [
          {
            index: true,
            loader: guarded(async () => (await applications()).openApplicationLoader(portal)),
            lazy: {
              shouldRevalidate: async () => (await applications()).openApplicationChanges,
              Component: async () => (await import('../Applications/OpenApplication')).OpenApplication,
            },
          },
        ],
      },
    ],
  };
}
