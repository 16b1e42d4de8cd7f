import { createBrowserRouter, type DataRouter, type PatchRoutesOnNavigationFunction } from 'react-router-dom';
import { hearPopsFirst } from '../edits/popListeners';
import type { Portal } from '../portal/portal';
import { loginRoutes } from './loginRoutes';

/**
 * Adds the whole table of routes when the first address other than the login opens. It adds the table once, although React Router calls
 * it again for every address with a parameter, and for two navigations at once.
 */
export function addTable(portal: Portal): PatchRoutesOnNavigationFunction {
  let isThere = false;
  return async ({ patch, signal }) => {
    if (isThere) return;
    const { portalRoutes } = await import('./routes');
    // Another navigation has replaced this one, and adds the table itself.
    if (isThere || signal.aborted) return;
    isThere = true;
    patch(null, portalRoutes(portal));
  };
}

/** The browser's router. At first it has only the login's routes. */
export function createPortalRouter(portal: Portal): DataRouter {
  hearPopsFirst();
  return createBrowserRouter(loginRoutes(portal), { patchRoutesOnNavigation: addTable(portal) });
}
