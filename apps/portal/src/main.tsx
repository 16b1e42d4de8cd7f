import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import { routeFor } from '@doblaje/domain/access';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readConfig } from './config';
import { createPortal, PortalProvider } from './portal';
import { followSession } from './router';
import { portalRoutes } from './routes';
import { documentTitle } from './shell/pageTitle';

const portal = createPortal(readConfig(document));
// At once: the first page may still be on its way.
document.title = documentTitle(routeFor(window.location.pathname)?.title, portal.config.brand);
const router = createBrowserRouter(portalRoutes(portal));
followSession(router, portal);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  </StrictMode>,
);
