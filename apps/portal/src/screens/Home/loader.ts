import { send } from '@doblaje/contract/client';
import type { Portal } from '../../portal';
import { askOwnApplication } from '../Onboarding/sending/ownApplication';

/** The data sheet, and the person's application: promises, so that the shell and the screen's skeleton show first. */
export function homeLoader(portal: Portal) {
  return () => {
    const profile = send(portal.client.catalogue.users.me.profile.$get());
    // Shown by the screen's <Await>; without a listener of its own a failure would also count as unhandled.
    profile.catch(() => undefined);
    const pending = send(portal.client.catalogue.users.me.pending.$get()).then(({ items }) => items);
    pending.catch(() => undefined);
    // Where nobody applies, ADMIN above all, there is nothing to say of it.
    const isApplying = portal.config.sendApplications && portal.session.get().role === 'USER';
    return { profile, pending, application: isApplying ? askOwnApplication(portal) : null };
  };
}

export type HomeData = ReturnType<ReturnType<typeof homeLoader>>;
