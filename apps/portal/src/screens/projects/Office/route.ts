import type { RouteObject } from 'react-router-dom';
import type { guardsOf } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';
import { OFFICE_LIST_ROUTE, OFFICE_ROUTE } from './tabs/frame';
import { OFFICE_PATH } from './tabs/paths';

const office = () => import('./office');
const screen = () => import('./OfficeScreen');

/** The office: an outer route loads the counts of all tabs. The chosen tab's list and the opened item are inside it. */
export function officeRoute(portal: Portal, guarded: ReturnType<typeof guardsOf>['guarded']): RouteObject {
  return {
    id: OFFICE_ROUTE,
    loader: guarded(async () => (await office()).officeCounts(portal)),
    // Searching and filtering do not change the counts.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        id: OFFICE_LIST_ROUTE,
        path: OFFICE_PATH,
        loader: guarded(async () => (await office()).officeLoader(portal)),
        lazy: {
          shouldRevalidate: async () => (await office()).officeChanges,
          Component: async () => (await screen()).OfficeScreen,
        },
        children: [
          {
            index: true,
            loader: guarded(async () => (await office()).besideLoader(portal)),
            lazy: {
              shouldRevalidate: async () => (await office()).besideChanges,
              Component: async () => (await screen()).OfficeBeside,
            },
          },
        ],
      },
    ],
  };
}
