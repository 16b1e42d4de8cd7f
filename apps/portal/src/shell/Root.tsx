import { routeFor } from '@doblaje/domain/access';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { pageHeading } from './focusHeading';
import { documentTitle } from './pageTitle';
import { SessionEnd } from './SessionEnd';

declare module 'react-aria-components' {
  interface RouterConfig {
    /** What a block's link tells the router besides its address: whether to replace the history entry, and the entry's state. */
    routerOptions: NavigateOptions;
  }
}

/** Sets the document's title from domain's route table, until the page sets a more precise one (`usePageTitle`). */
function useRouteTitle(): void {
  const { config } = usePortal();
  const { pathname } = useLocation();
  // A layout effect runs before the page's effects, which may set a title for the page's state.
  useLayoutEffect(() => {
    document.title = documentTitle(routeFor(pathname)?.title, config.brand);
  }, [pathname, config.brand]);
}

/**
 * Focuses the heading after a change of page, so that a screen reader says which page it is. The focus also scrolls the top of the
 * page into view, so no other scroll handling is needed.
 */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Every page of the questionnaire has the same h1, so the step's own title says more.
    const step = document.querySelector<HTMLElement>('main [data-page-heading]');
    (step ?? pageHeading())?.focus();
  }, [pathname]);
}

/** What all pages share: the title, the focus on the heading, and block links that go through the router. */
export function Root() {
  const navigate = useNavigate();
  useRouteTitle();
  useHeadingFocus();
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <Outlet />
      <SessionEnd />
    </RouterProvider>
  );
}
