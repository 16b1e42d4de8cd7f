import type { Portal } from '../../portal';
import { redirectTo } from '../../session/redirectTo';
import { returnPath } from '../../session/returnPaths';

/** Who has a session by now, begun in another tab say, goes back to where one was needed. Others may stay. */
export function registerLoader({ session }: Portal) {
  return ({ request }: { request: Request }) => {
    const back = returnPath(new URL(request.url).search);
    return session.get().token !== null && back !== null ? redirectTo(back, request) : null;
  };
}
