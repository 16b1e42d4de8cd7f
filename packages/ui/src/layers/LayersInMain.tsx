import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

const getContainer = () => document.querySelector('main') ?? document.body;

/**
 * What floats (lists, menus, tooltips, dialogs) stands at the end of the page's `main` instead of the document's: who
 * moves by landmarks finds it (axe: region).
 */
export function LayersInMain({ children }: { children: ReactNode }) {
  return <PortalProvider getContainer={getContainer}>{children}</PortalProvider>;
}
