import { useSyncExternalStore } from 'react';

const coarse = '(pointer: coarse)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(coarse);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const read = () => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem * (window.matchMedia(coarse).matches ? 2.75 : 2.25);
};

/** Height of one option in px: 36, or 44 for fingers, and larger with larger page text. 36 on the server. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, () => 36);
}
