import { useCallback, useSyncExternalStore } from 'react';
import { matchesMedia, onMediaChange } from './matchesMedia';

/** Whether a media query matches, updated on every change. It is false on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback((listener: () => void) => onMediaChange(query, listener), [query]),
    () => matchesMedia(query),
    () => false,
  );
}
