import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

const getContainer = () => document.querySelector('main') ?? document.body;

/**
 * Puts lists, menus, tooltips and dialogs at the end of the page's `main` instead of the
 * document's end, so that people who navigate by landmarks find them (axe: region).
 */
export function LayersInMain({ children }: { children: ReactNode }) {
  return <PortalProvider getContainer={getContainer}>{children}</PortalProvider>;
}
