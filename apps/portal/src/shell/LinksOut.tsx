import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router-dom';

/** The address of a block's link. The router would take 'mailto:…' and other sites for paths of the portal, so these stay unchanged. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^\w+:/.test(href) ? href : own;
}

/**
 * Goes around screens whose links may lead out of the portal. It is not in Root because /login has no such links and would load this
 * code.
 */
export function LinksOut({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={navigate} useHref={useAddress}>
      {children}
    </RouterProvider>
  );
}
