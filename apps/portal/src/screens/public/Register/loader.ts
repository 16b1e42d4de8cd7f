import type { Portal } from '../../../portal/portal';
import { redirectTo } from '../../../session/redirectTo';
import { returnPath } from '../../../session/returnPaths';

/** A person with a session, perhaps started in another tab, goes back to the page that needed one. Others stay. */
export function registerLoader({ session }: Portal) {
  return ({ request }: { request: Request }) => {
    const back = returnPath(new URL(request.url).search);
    return session.get().token !== null && back !== null ? redirectTo(back, request) : null;
  };
}
