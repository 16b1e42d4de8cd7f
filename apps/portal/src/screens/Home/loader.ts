import { send } from '@doblaje/contract/client';
import type { Portal } from '../../portal';
import { requireSession } from '../../session/guards';

/** The data sheet: a promise, so that the shell and the screen's skeleton show first. */
export function homeLoader(portal: Portal) {
  return ({ request }: { request: Request }) => {
    requireSession(portal, request);
    const profile = send(portal.client.catalogue.users.me.profile.$get());
    // Shown by the screen's <Await>; without a listener of its own a failure would also count as unhandled.
    profile.catch(() => undefined);
    return { profile };
  };
}

export type HomeData = ReturnType<ReturnType<typeof homeLoader>>;
