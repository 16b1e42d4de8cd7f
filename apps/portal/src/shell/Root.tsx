import { routeFor } from '@doblaje/domain/access';
import { useEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Outlet, ScrollRestoration, useHref, useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal';

/** The document's title: the page's own (domain's route table), then the brand. */
function useTitle(): string {
  const { config } = usePortal();
  const title = routeFor(useLocation().pathname)?.title;
  return title ? `${title} · ${config.brand}` : config.brand;
}

/** After a change of page the heading takes focus, so that a screen reader says where one is. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
}

/** What all pages share: title, heading focus, scroll position, and the blocks' links going through the router. */
export function Root() {
  const navigate = useNavigate();
  useHeadingFocus();
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <title>{useTitle()}</title>
      <Outlet />
      <ScrollRestoration />
    </RouterProvider>
  );
}
