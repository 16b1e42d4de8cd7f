import type { Portal } from '../../portal';
import { returnPath } from '../../session/guards';
import { redirectTo } from '../../session/redirectTo';

/** Who has a session by now, begun in another tab say, goes back to where one was needed. Others may stay. */
export function registerLoader({ session }: Portal) {
  return ({ request }: { request: Request }) => {
    const back = returnPath(new URL(request.url).search);
    return session.get().token !== null && back !== null ? redirectTo(back, request) : null;
  };
}
