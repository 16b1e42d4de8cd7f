import { canOpen } from '@doblaje/domain/access';
import type { DataRouter } from 'react-router-dom';
import type { Portal } from '../portal/portal';
import { loginPath } from '../session/returnPaths';

/**
 * Navigates when the session changes: by a log-out in this tab or another, or by an answer that ends it. It runs outside React, so that
 * it also follows a session that ends while the first page still loads.
 * @returns the function that stops it
 */
export function followSession(router: DataRouter, { session, notices }: Portal): () => void {
  let before = session.get();
  return session.subscribe(() => {
    const now = session.get();
    // The flags of dismissed notices change no permission.
    const isSamePerson = now.token === before.token && now.role === before.role;
    before = now;
    if (isSamePerson) return;
    if (now.token !== null) {
      void router.revalidate();
      return;
    }
    const { pathname, search } = router.state.navigation.location ?? router.state.location;
    if (canOpen(null, pathname)) return;
    // Only a log-out clears the role. After an expired session the login leads back to this page.
    const target = now.role === null ? '/login' : loginPath(pathname + search);
    void router.navigate(target, { replace: now.role !== null });
    if (now.role === null) return;
    // Notify after all other listeners have run, because one of them clears the notifications.
    queueMicrotask(() =>
      notices.notify({
        title: 'Tu sesión terminó',
        message: 'Inicia sesión para seguir donde estabas.',
        // Sessions end while nobody looks, so it stays longer than others. A log-in clears it.
        timeout: 60_000,
      }),
    );
  });
}
