import { StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { type Portal, PortalProvider } from '../portal/portal';

interface AppProps {
  portal: Portal;
  router: DataRouter;
}

/** The whole portal. The prerendered pages use the same tree, so that the portal can take them over in the browser. */
export function App({ portal, router }: AppProps) {
  return (
    <StrictMode>
      <PortalProvider value={portal}>
        <RouterProvider router={router} />
      </PortalProvider>
    </StrictMode>
  );
}
