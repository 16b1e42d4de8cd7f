import type { Session, SessionState } from './session';

/**
 * What is forgotten when a session ends, told here alone. Whatever else keeps something of a person in memory registers by
 * one of the two functions below, and stands in this table.
 *
 * | kept                                               | a log-out | an expired session |
 * | -------------------------------------------------- | --------- | ------------------ |
 * | token (browser, session.ts)                        | forgotten | forgotten          |
 * | role, flags, whose they are, menu (the same)       | forgotten | kept               |
 * | notifications (portal.ts)                          | forgotten | forgotten          |
 * | the RUT that was checked (shell/rutCheck.ts)       | forgotten | forgotten          |
 * | digests of calls without an answer (portal.ts)     | forgotten | kept               |
 * | what was typed and not saved (edits/drafts.ts)     | forgotten | kept for its owner |
 * | answers of the questionnaire, with their files     | forgotten | kept               |
 * | their sending, and how far it is                   | forgotten | kept               |
 */

/** Calls back once for each session that comes to be over in the given sense. */
function onEnd(session: Session, isOver: (state: SessionState) => boolean, forget: () => void): () => void {
  let hadSession = session.get().token !== null;
  return session.subscribe(() => {
    const now = session.get();
    if (hadSession && isOver(now)) forget();
    hadSession = now.token !== null || (hadSession && !isOver(now));
  });
}

/**
 * Calls back when a person logs out, in this tab or another. Only that leaves neither token nor role: an expired session
 * keeps the role, and with it what was typed.
 * @returns the function that stops it
 */
export function onLogOut(session: Session, forget: () => void): () => void {
  return onEnd(session, ({ token, role }) => token === null && role === null, forget);
}

/**
 * Calls back when a session ends, by a log-out or because it expired: what was said to one person is not for the next.
 * @returns the function that stops it
 */
export function onSessionEnd(session: Session, forget: () => void): () => void {
  return onEnd(session, ({ token }) => token === null, forget);
}
