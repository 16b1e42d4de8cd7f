import type { Portal } from '../portal/portal';

/** Asks the person, and calls `logOut` after a yes. Returns false when there is nothing to ask. */
export type LogOutGuard = (logOut: () => void) => boolean;

/** One guard per portal: the screen with unsaved changes, while it is shown. */
const guards = new WeakMap<Portal, LogOutGuard>();

/** Lets a screen ask before a log-out discards its unsaved changes. @returns the function that removes the guard */
export function guardLogOut(portal: Portal, guard: LogOutGuard): () => void {
  guards.set(portal, guard);
  return () => {
    if (guards.get(portal) === guard) guards.delete(portal);
  };
}

/** Whether a screen asks first. That screen then calls `logOut`, or does not. */
export function isLogOutHeld(portal: Portal, logOut: () => void): boolean {
  return guards.get(portal)?.(logOut) ?? false;
}
