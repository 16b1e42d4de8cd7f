import { routeFor } from '@doblaje/domain/access';
import { type ReactNode, startTransition } from 'react';
import type { DataRouter } from 'react-router-dom';
import { breathe } from './breathe';
import { SESSION_ATTRIBUTE } from './earlyScript';
import { TakeOver } from './TakeOver';
import { takeDown } from './typed';

/** Resolves when the first page has all it needs: its code, its data, or its failure. */
function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
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
export async function showPortal(root: HTMLElement, router: DataRouter, portal: ReactNode): Promise<void> {
  await breathe();
  // As a whole: taken apart the bundler writes it three times as long.
  const reactDom = await import('./reactDom');
  const { page } = root.dataset;
  if (page === undefined) {
    reactDom.createRoot(root).render(portal);
    return;
  }
  await whenReady(router);
  await breathe();
  const settle = () => {
    delete root.dataset.page;
    document.documentElement.removeAttribute(SESSION_ATTRIBUTE);
  };
  const { location, errors } = router.state;
  if (routeFor(location.pathname)?.path !== page || hasState(location.state) || errors !== null) {
    window.early?.end();
    root.replaceChildren();
    reactDom.createRoot(root).render(portal);
    settle();
    return;
  }
  // In a transition React lets the thread go every few milliseconds, and finishes at once when somebody types or presses.
  startTransition(() => {
    reactDom.hydrateRoot(
      root,
      <TakeOver takeDown={() => takeDown(root)} onTaken={settle}>
        {portal}
      </TakeOver>,
    );
  });
}
