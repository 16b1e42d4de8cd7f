import { send } from '@doblaje/contract/client';
import type { Portal } from '../portal';

/**
 * Who is logged in, with the menu's alert dots (product.md §1): a promise, so that the shell shows first.
 * The server's word on the role corrects the stored one, and its word on the person clears flags of somebody else.
 */
export function mainLoader({ client, session }: Portal) {
  return () => {
    const { token } = session.get();
    const current = send(client.auth.users.auth.session.$get());
    current.then(
      ({ role, userId }) => {
        // Whoever has begun since, also in another tab of which this one has not heard yet.
        session.refresh();
        const now = session.get();
        if (now.token !== token) return;
        if (now.role !== role) session.correctRole(role);
        session.belongsTo(userId);
      },
      // A failure leaves the name out; one that ends the session has been heard by the client.
      () => undefined,
    );
    return { current };
  };
}

export type MainData = ReturnType<ReturnType<typeof mainLoader>>;
