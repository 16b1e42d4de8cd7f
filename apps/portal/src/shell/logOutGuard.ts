import type { Portal } from '../portal';

/** Asks the person and calls `logOut` when the answer is yes. Returns false when there is nothing to ask. */
export type LogOutGuard = (logOut: () => void) => boolean;

/** One a portal: the screen with unsaved changes, while it is there. */
const guards = new WeakMap<Portal, LogOutGuard>();

/** Lets a screen ask before a log-out takes its unsaved changes along. @returns the function that ends it */
export function guardLogOut(portal: Portal, guard: LogOutGuard): () => void {
  guards.set(portal, guard);
  return () => {
    if (guards.get(portal) === guard) guards.delete(portal);
  };
}

/** Whether a screen asks first; it then logs out by itself, or not at all. */
export function isLogOutHeld(portal: Portal, logOut: () => void): boolean {
  return guards.get(portal)?.(logOut) ?? false;
}
