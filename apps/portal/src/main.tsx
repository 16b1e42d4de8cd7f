import '@doblaje/ui/tokens.css';
import '@doblaje/ui/fonts.css';
import '@doblaje/ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readConfig } from './config';
import { createPortal, PortalProvider } from './portal';
import { followSession } from './router';
import { portalRoutes } from './routes';

const portal = createPortal(readConfig(document));
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
