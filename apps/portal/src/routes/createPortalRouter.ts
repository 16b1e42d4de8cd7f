import { createBrowserRouter, type DataRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { hearPopsFirst } from '../edits/popListeners';
import type { Portal } from '../portal/portal';
import { loginRoutes } from './loginRoutes';

/**
 * Adds the whole table of routes beside the login's with the first address that is not the login. React Router asks again for every
 * address with a parameter, and for two navigations at once.
 */
export function addTable(portal: Portal): PatchRoutesOnNavigationFunction {
  let isThere = false;
  return async ({ patch, signal }) => {
    if (isThere) return;
    const { portalRoutes } = await import('./routes');
    // A navigation that another one has ended adds nothing any more: the other one will.
    if (isThere || signal.aborted) return;
    isThere = true;
    patch(null, portalRoutes(portal));
  };
}

/** The browser's router, with the login's routes alone at first. */
export function createPortalRouter(portal: Portal): DataRouter {
  hearPopsFirst();
  return createBrowserRouter(loginRoutes(portal), { patchRoutesOnNavigation: addTable(portal) });
}
