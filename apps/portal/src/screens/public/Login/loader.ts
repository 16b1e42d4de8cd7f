import type { Portal } from '../../../portal/portal';
import { redirectTo } from '../../../session/redirectTo';
import { afterLoginPath } from '../../../session/returnPaths';

/** The link to the questionnaire, loaded only where applications can be sent. */
export type Applying = typeof import('../Onboarding/ApplyNote');

/**
 * A person who is already logged in goes on to the requested page, or to /home (product.md §3).
 * @returns the link to the questionnaire; null where applications are off, or if it failed to load
 */
export function loginLoader({ config, session }: Portal) {
  return ({ request }: { request: Request }): Response | Promise<Applying | null> | null => {
    if (session.get().token) return redirectTo(afterLoginPath(new URL(request.url).search), request);
    return config.sendApplications ? import('../Onboarding/ApplyNote').catch(() => null) : null;
  };
}
