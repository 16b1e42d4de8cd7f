import { routeFor } from '@doblaje/domain/access';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { RouterProvider } from 'react-aria-components';
import { type NavigateOptions, Outlet, useHref, useLocation, useNavigate } from 'react-router-dom';
import { usePortal } from '../portal';
import { documentTitle } from './pageTitle';

declare module 'react-aria-components' {
  interface RouterConfig {
    /** What a block's link tells the router beside its address: replace the entry, state of the entry. */
    routerOptions: NavigateOptions;
  }
}

/** The document's title: the page's own (domain's route table), until the page says more (`usePageTitle`). */
function useRouteTitle(): void {
  const { config } = usePortal();
  const { pathname } = useLocation();
  // Before the effects of the page, which may have a title for its state.
  useLayoutEffect(() => {
    document.title = documentTitle(routeFor(pathname)?.title, config.brand);
  }, [pathname, config.brand]);
}

/**
 * After a change of page the heading takes focus, so that a screen reader says where one is. Taking it also brings the
 * head of the page into view: no other scroll handling is needed.
 */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // In the questionnaire the h1 is the same on every page: the step's own title says more.
    const step = document.querySelector<HTMLElement>('main [data-page-heading]');
    (step ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [pathname]);
}

/** What all pages share: title, heading focus, and the blocks' links going through the router. */
export function Root() {
  const navigate = useNavigate();
  useRouteTitle();
  useHeadingFocus();
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <Outlet />
    </RouterProvider>
  );
}
