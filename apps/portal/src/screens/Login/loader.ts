import { redirect } from 'react-router-dom';
import type { Portal } from '../../portal';
import { afterLoginPath } from '../../session/guards';

/** Who is logged in already goes on: to the page asked for, else /home (product.md §3). */
export function loginLoader({ session }: Portal) {
  return ({ request }: { request: Request }) =>
    session.get().token ? redirect(afterLoginPath(new URL(request.url).search)) : null;
}
