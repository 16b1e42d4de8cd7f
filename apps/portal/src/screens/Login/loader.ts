import type { Portal } from '../../portal';
import { redirectTo } from '../../session/redirectTo';
import { afterLoginPath } from '../../session/returnPaths';

/** The way to the questionnaire, loaded only where applications are sent. */
export type Applying = typeof import('../Onboarding/ApplyNote');

/**
 * Who is logged in already goes on: to the page asked for, else /home (product.md §3).
 * @returns what leads to the questionnaire; null where applications are not sent, or when it did not come
 */
export function loginLoader({ config, session }: Portal) {
  return ({ request }: { request: Request }): Response | Promise<Applying | null> | null => {
    if (session.get().token) return redirectTo(afterLoginPath(new URL(request.url).search), request);
    return config.sendApplications ? import('../Onboarding/ApplyNote').catch(() => null) : null;
  };
}
