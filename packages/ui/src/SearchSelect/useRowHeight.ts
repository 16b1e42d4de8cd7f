import { useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from '../ground/media/matchesMedia';

const coarse = '(pointer: coarse)';

const subscribe = (listener: () => void) => onMediaChange(coarse, listener);

const read = () => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem * (matchesMedia(coarse) ? 2.75 : 2.25);
};

/** Height of one option in px: 36, or 44 for fingers, and larger with larger page text. 36 on the server. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, () => 36);
}
