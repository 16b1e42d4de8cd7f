import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { parseConfig } from '../portal/config';
import { createPortal, PortalProvider } from '../portal/portal';
import { NoticeStack } from '../shell/NoticeStack';

interface DialogPageProps {
  children: ReactNode;
  /** The loader of the page, which runs again after a form was sent. @default one that answers nothing */
  onRead?: () => null;
}

/** A page with nothing but what a story puts there, and notifications: for dialogs of more than one screen. */
export function DialogPage({ children, onRead = () => null }: DialogPageProps) {
  const [portal] = useState(() => createPortal(parseConfig({})));
  const [router] = useState(() => {
    const element = (
      <main style={{ minHeight: '100vh', padding: 16 }}>
        {children}
        <NoticeStack />
      </main>
    );
    return createMemoryRouter([{ path: '/', loader: onRead, element, HydrateFallback: () => null }]);
  });
  return (
    <PortalProvider value={portal}>
      <RouterProvider router={router} />
    </PortalProvider>
  );
}
