import { routeFor } from '@doblaje/domain/access';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { SESSION_ATTRIBUTE } from './earlyScript';
import { takeDown } from './typed';

/** Calls back when the first page has all it needs: its code, its data, or its failure. */
function whenReady(router: DataRouter, ready: () => void): void {
  if (router.state.initialized) {
    ready();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    ready();
  });
}

/** Whether an entry of the history has a state of its own, not only the router's mark of a redirect. */
function hasState(state: unknown): boolean {
  return Object.keys(state ?? {}).some((name) => name !== '_isRedirect');
}

/**
 * Shows the portal: in place of nothing, or taking over a page that was made before (its `data-page` names the route).
 * That one stays on screen until the portal can show the same. Where it turns out to be another page (a redirect, a failure,
 * an entry of the history with a state of its own), it makes way.
 */
export function showPortal(root: HTMLElement, router: DataRouter, portal: ReactNode): void {
  const { page } = root.dataset;
  if (page === undefined) {
    createRoot(root).render(portal);
    return;
  }
  whenReady(router, () => {
    const { location, errors } = router.state;
    if (routeFor(location.pathname)?.path === page && !hasState(location.state) && errors === null) {
      const repeat = takeDown(root);
      // At once: what is typed between taking down and repeating would be lost.
      flushSync(() => hydrateRoot(root, portal));
      repeat();
    } else {
      window.early?.end();
      root.replaceChildren();
      createRoot(root).render(portal);
    }
    delete root.dataset.page;
    document.documentElement.removeAttribute(SESSION_ATTRIBUTE);
  });
}
