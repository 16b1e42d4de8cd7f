import type { SessionState, SessionStore } from './session';

/**
 * The only list of what the portal forgets when a session ends. Code that keeps a person's data in memory registers with one of
 * the two functions below, and gets a line in this table.
 *
 * | kept                                               | a log-out | an expired session |
 * | -------------------------------------------------- | --------- | ------------------ |
 * | token (browser, session.ts)                        | forgotten | forgotten          |
 * | role, flags and their owner, menu (the same)       | forgotten | kept               |
 * | notifications (portal.ts)                          | forgotten | forgotten          |
 * | those that can be found again (the same)           | forgotten | forgotten          |
 * | how long the session lasts (portal.ts)             | forgotten | forgotten          |
 * | the checked RUT (shell/rutCheck.ts)                | forgotten | forgotten          |
 * | digests of calls without an answer (portal.ts)     | forgotten | kept               |
 * | typed values, not saved (edits/drafts.ts)          | forgotten | kept for its owner |
 * | answers of the questionnaire, with their files     | forgotten | kept               |
 * | the sending of these answers, and its progress     | forgotten | kept               |
 */

/** Calls back once for each session that ends in the given sense. */
function onEnd(
  session: SessionStore,
  isOver: (state: SessionState) => boolean,
  forget: () => void,
): () => void {
  let hadSession = session.get().token !== null;
  return session.subscribe(() => {
    const now = session.get();
    if (hadSession && isOver(now)) forget();
    hadSession = now.token !== null || (hadSession && !isOver(now));
  });
}

/**
 * Calls back after a log-out, in this tab or another. Only a log-out clears both token and role: an expired session keeps the role and
 * the typed values.
 * @returns the function that stops it
 */
export function onLogOut(session: SessionStore, forget: () => void): () => void {
  return onEnd(session, ({ token, role }) => token === null && role === null, forget);
}

/**
 * Calls back when a session ends by log-out or expiry: messages for one person must not reach the next.
 * @returns the function that stops it
 */
export function onSessionEnd(session: SessionStore, forget: () => void): () => void {
  return onEnd(session, ({ token }) => token === null, forget);
}
