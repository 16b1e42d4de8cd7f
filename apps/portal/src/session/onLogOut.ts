import type { Session } from './session';

/**
 * Calls back when a person logs out, in this tab or another. Only that leaves neither token nor role: an expired session
 * keeps the role, and with it what was typed.
 * @returns the function that stops it
 */
export function onLogOut(session: Session, forget: () => void): () => void {
  let hadSession = session.get().token !== null;
  return session.subscribe(() => {
    const { token, role } = session.get();
    if (hadSession && token === null && role === null) forget();
    hadSession = token !== null || (hadSession && role !== null);
  });
}
