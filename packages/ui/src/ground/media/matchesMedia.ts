/** Whether a media query matches. An imitated DOM has no `matchMedia` (jsdom), or one that answers nothing (a reset mock). */
export function matchesMedia(query: string): boolean {
  return window.matchMedia?.(query)?.matches ?? false;
}

/** Calls back when the answer may have changed. Returns the function that unsubscribes. The usual mock knows no events. */
export function onMediaChange(query: string, listener: (event: MediaQueryListEvent) => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}
