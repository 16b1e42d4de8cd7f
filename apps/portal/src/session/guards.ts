import { canOpen, safeReturnPath } from '@doblaje/domain/access';
import { redirect } from 'react-router-dom';
import type { Portal } from '../portal';

/** Search parameter of /login that keeps the page first asked for. */
export const RETURN_PARAM = 'volver';

/** /login, coming back afterwards to the page asked for when it is one of the portal's own. */
export function loginPath(request: { url: string }): string {
  const { pathname, search } = new URL(request.url);
  const asked = safeReturnPath(pathname + search);
  // Everybody lands on /home anyway: no need to show it in the address.
  if (!asked || asked === '/home') return '/login';
  return `/login?${new URLSearchParams({ [RETURN_PARAM]: asked })}`;
}

/** Where a person goes after login: the page first asked for (only paths of the route table), else /home. */
export function afterLoginPath(request: { url: string }): string {
  return safeReturnPath(new URL(request.url).searchParams.get(RETURN_PARAM)) ?? '/home';
}

/**
 * A loader's first line on pages behind the login.
 * @throws a redirect to /login without a token
 */
export function requireSession({ session }: Portal, request: Request): void {
  if (!session.get().token) throw redirect(loginPath(request));
}

/**
 * Whether the stored role may open this page (product.md §1: client loader → 403 screen; the server decides again).
 * @throws a 403 response, shown by the nearest route error
 */
export function requireRole({ session }: Portal, request: Request): void {
  const { role } = session.get();
  if (role && !canOpen(role, new URL(request.url).pathname)) {
    throw new Response(null, { status: 403, statusText: 'Forbidden' });
  }
}
