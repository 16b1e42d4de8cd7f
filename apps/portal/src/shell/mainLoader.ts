import { send } from '@doblaje/contract/client';
import type { Portal } from '../portal/portal';

/**
 * Loads the logged-in person and the menu's alert dots (product.md §1). It returns a promise, so that the shell shows first. The
 * server's role corrects the stored role. The server's person clears stored flags of another person.
 */
export function mainLoader({ client, session }: Portal) {
  return () => {
    const { token } = session.get();
    const current = send(client.auth.users.auth.session.$get());
    current.then(
      ({ role, userId }) => {
        // Another session may have begun meanwhile, even in a tab from which no event has arrived yet.
        session.refresh();
        const now = session.get();
        if (now.token !== token) return;
        if (now.role !== role) session.correctRole(role);
        session.belongsTo(userId);
      },
      // After a failure the name stays empty. The client already handles a failure that ends the session.
      () => undefined,
    );
    return { current };
  };
}

export type MainData = ReturnType<ReturnType<typeof mainLoader>>;
