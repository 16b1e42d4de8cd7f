import { send } from '@doblaje/contract/client';
import type { Portal } from '../../../portal/portal';
import { askOwnApplication } from '../../public/Onboarding/sending/ownApplication';

/**
 * Loads the data sheet, the pending items and the person's application. They are promises, so that the shell and the skeleton show first.
 */
export function homeLoader(portal: Portal) {
  return () => {
    const profile = send(portal.client.catalogue.users.me.profile.$get());
    // The screen's <Await> shows a failure. Without this listener the failure would also count as unhandled.
    profile.catch(() => undefined);
    const pending = send(portal.client.catalogue.users.me.pending.$get()).then(({ items }) => items);
    pending.catch(() => undefined);
    // An ADMIN does not apply, and nobody does where applications are off.
    const isApplying = portal.config.sendApplications && portal.session.get().role === 'USER';
    return { profile, pending, application: isApplying ? askOwnApplication(portal) : null };
  };
}

export type HomeData = ReturnType<ReturnType<typeof homeLoader>>;
