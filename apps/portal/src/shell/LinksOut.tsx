import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router-dom';

/** What a block's link leads to: 'mailto:…' and other sites, which the router takes for paths of the portal, as they stand. */
function useAddress(href: string): string {
  const own = useHref(href);
  return /^\w+:/.test(href) ? href : own;
}

/** Around screens whose links may lead out of the portal. Not in Root: /login has none, and would load this. */
export function LinksOut({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={navigate} useHref={useAddress}>
      {children}
    </RouterProvider>
  );
}
