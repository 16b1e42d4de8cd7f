import { StrictMode } from 'react';
import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { type Portal, PortalProvider } from '../portal/portal';

interface AppProps {
  portal: Portal;
  router: DataRouter;
}

/** The whole portal. The same tree in the browser and where its first pages are made: the one takes over the other. */
export function App({ portal, router }: AppProps) {
  return (
    <StrictMode>
      <PortalProvider value={portal}>
        <RouterProvider router={router} />
      </PortalProvider>
    </StrictMode>
  );
}
