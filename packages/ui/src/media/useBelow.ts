import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint, SCROLL_BAR } from './below';

/** Whether the window is narrower than a breakpoint, measured in letters: what `below` is in style sheets. */
export function isBelow(breakpoint: Breakpoint): boolean {
  const width = BREAKPOINTS[breakpoint];
  const page = document.documentElement;
  const letter = Number.parseFloat(getComputedStyle(page).fontSize);
  return (
    matchMedia(`(max-width:${width - 0.001}em)`).matches || page.clientWidth / letter <= width - SCROLL_BAR
  );
}

/** Calls back when the window or its letters may have changed; returns the unsubscribe. */
export function onPageResize(listener: () => void): () => void {
  // Larger letters make a longer page; a window says so itself.
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  window.addEventListener('resize', listener);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', listener);
  };
}

/** `isBelow`, and again whenever it changes. On the server: false. */
export function useBelow(breakpoint: Breakpoint): boolean {
  return useSyncExternalStore(
    onPageResize,
    () => isBelow(breakpoint),
    () => false,
  );
}
