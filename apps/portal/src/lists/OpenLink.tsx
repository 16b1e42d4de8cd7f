import { Link } from '@doblaje/ui/Link';
import { createContext, type ReactNode, useContext } from 'react';
import type { NavigateOptions } from 'react-router-dom';

/** How rows open beside the current list. */
interface Opening {
  hrefOf: (id: string) => string;
  options: NavigateOptions;
}

/** Set by the list's panel, so that columns need not know the address. */
export const OpeningContext = createContext<Opening | null>(null);

interface OpenLinkProps {
  /** The row's id. */
  id: string;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

/** The link in a row that opens it beside the list. The list's search and filters stay. The focus returns to this link later. */
export function OpenLink({ id, children, ...label }: OpenLinkProps) {
  const opening = useContext(OpeningContext);
  if (!opening) return children;
  return (
    <Link {...label} href={opening.hrefOf(id)} routerOptions={opening.options} isStandalone data-opens={id}>
      {children}
    </Link>
  );
}

/** The link that opened a row, if it is on the page. */
export const linkThatOpens = (id: string | null) =>
  document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id ?? '')}"]`);
