import { canOpen } from '@doblaje/domain/access';
import type { DataRouter } from 'react-router-dom';
import type { Portal } from '../portal/portal';
import { loginPath } from '../session/returnPaths';

/**
 * Follows the session wherever it changes: this tab's log-out, another tab's, an answer that ended it.
 * Outside React, so that a session which ends while the first page still loads is followed too.
 * @returns the function that stops it
 */
export function followSession(router: DataRouter, { session, notices }: Portal): () => void {
  let before = session.get();
  return session.subscribe(() => {
    const now = session.get();
    // Flags of dismissed notices change nothing about who may see what.
    const isSamePerson = now.token === before.token && now.role === before.role;
    before = now;
    if (isSamePerson) return;
    if (now.token !== null) {
      void router.revalidate();
      return;
    }
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (canOpen(null, pathname)) return;
    // The role stays after an expired session and goes with a log-out: only the former comes back to its page.
    const target = now.role === null ? '/login' : loginPath(pathname + search);
    void router.navigate(target, { replace: now.role !== null });
    if (now.role === null) return;
    // After everybody has heard of the end: what was notified before it goes.
    queueMicrotask(() =>
      notices.notify({ title: 'Tu sesión terminó', message: 'Inicia sesión para seguir donde estabas.' }),
    );
  });
}
