import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True in a browser; false on the server and while hydrating what it sent. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
