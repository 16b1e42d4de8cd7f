import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';
import { personTabOf, STATUSES_ROUTE } from './tabs';

const load = () => import('./loader');

/** One person's page. The nested routes load a tab's filters, the person, the tab in the address, and the item that its list opens. */
export function personRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    id: STATUSES_ROUTE,
    loader: guarded(async () => (await load()).tabStatusesLoader(portal)),
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.href === nextUrl.href || personTabOf(currentUrl.search) !== personTabOf(nextUrl.search),
    children: [
      {
        path: '/documents-back/users/:id',
        loader: guarded(async () => (await load()).personLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await load()).personChange,
          Component: async () => (await import('./PersonScreen')).PersonScreen,
        },
        children: [
          {
            loader: guarded(async () => (await load()).tabLoader(portal)),
            lazy: {
              shouldRevalidate: async () => (await load()).tabChange,
              Component: async () => (await import('./PersonTab')).PersonTab,
            },
            children: [
              {
                index: true,
                loader: guarded(async () => (await load()).besideLoader(portal)),
                lazy: {
                  shouldRevalidate: async () => (await load()).besideChange,
                  Component: async () => (await import('./PersonBeside')).PersonBeside,
                },
              },
            ],
          },
        ],
      },
    ],
  };
}
