import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Portal } from '../../portal';
import type { guardsOf } from '../../session/guards';
import { COUNTS_ROUTE } from './counts';
import { viewOf } from './views';

/** The list that the address's tab is about. */
const viewLoader =
  (portal: Portal) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    if (viewOf(new URL(args.request.url).search) === 'applications') return null;
    return (await import('../Users/list')).usersLoader(portal)(args);
  };

/** Administrativo: how many there are, asked for around the tab that the address names. */
export function administrationRoute(
  portal: Portal,
  guarded: ReturnType<typeof guardsOf>['guarded'],
): RouteObject {
  return {
    id: COUNTS_ROUTE,
    loader: guarded(async () => (await import('./counts')).countsLoader(portal)),
    // What is searched and filtered for does not change how many there are.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        path: '/documents-back',
        loader: guarded(async () => viewLoader(portal)),
        lazy: {
          Component: async () => (await import('./AdministrationScreen')).AdministrationScreen,
        },
      },
    ],
  };
}
