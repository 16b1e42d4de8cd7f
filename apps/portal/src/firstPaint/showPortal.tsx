import { routeFor } from '@doblaje/domain/access';
import { type ReactNode, startTransition } from 'react';
import type { DataRouter } from 'react-router-dom';
import { breathe } from './breathe';
import { SESSION_ATTRIBUTE } from './earlyScript';
import { TakeOver } from './TakeOver';
import { takeDown } from './typed';

/** Resolves when the first page has its code and its data, or its failure. */
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

/** Whether a history entry has its own state, besides the router's mark of a redirect. */
function hasState(state: unknown): boolean {
  return Object.keys(state ?? {}).some((name) => name !== '_isRedirect');
}

/**
 * Shows the portal in an empty root, or lets it take over a prerendered page (`data-page` names its route). The prerendered page stays
 * on screen until the portal can show the same. If the portal shows another page (a redirect, a failure, a history entry with its own
 * state), the prerendered page is removed.
 */
export async function showPortal(root: HTMLElement, router: DataRouter, portal: ReactNode): Promise<void> {
  await breathe();
  // Do not destructure: the bundler's output would be three times as long.
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
  // In a transition React pauses every few milliseconds, and finishes at once when the person types or presses.
  startTransition(() => {
    reactDom.hydrateRoot(
      root,
      <TakeOver takeDown={() => takeDown(root)} onTaken={settle}>
        {portal}
      </TakeOver>,
    );
  });
}
