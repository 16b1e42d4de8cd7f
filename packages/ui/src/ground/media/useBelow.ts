import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint, SCROLL_BAR } from './below';
import { matchesMedia } from './matchesMedia';
import { onResize } from './onResize';

/** Whether the window is narrower than a breakpoint, measured in letters. It matches `below` in style sheets. */
export function isBelow(breakpoint: Breakpoint): boolean {
  const width = BREAKPOINTS[breakpoint];
  const page = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(page).fontSize);
  // A page without any width is not laid out, so it says nothing of the window (jsdom).
  const isPageNarrow = page.clientWidth > 0 && page.clientWidth / letter <= width - SCROLL_BAR;
  return isPageNarrow || matchesMedia(`(max-width:${width - 0.001}em)`);
}

/** Calls back when the size of the window or of its letters may have changed. Returns the function that unsubscribes. */
export function onPageResize(listener: () => void): () => void {
  // Larger letters make the page longer. A changed window sends its own event.
  const unsubscribe = onResize(listener, [document.body]);
  window.addEventListener('resize', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('resize', listener);
  };
}

/** `isBelow`, updated on every change. It is false on the server. */
export function useBelow(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(
    onPageResize,
    () => isBelow(breakpoint),
    () => false,
  );
}
