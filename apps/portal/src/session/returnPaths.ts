import { safeReturnPath } from '@doblaje/domain/access';

/** The search parameter of /login that holds the requested page. */
export const RETURN_PARAM = 'volver';

/**
 * /login, with the way back to the requested page. Only paths of the portal are kept.
 * @param path the requested page, with its search
 */
export function loginPath(path: string): string {
  const asked = safeReturnPath(path);
  // A login leads to /home anyway, so the address need not say it.
  if (!asked || asked === '/home') return '/login';
  return `/login?${new URLSearchParams({ [RETURN_PARAM]: asked })}`;
}

/**
 * The page that a login leads back to; null if the address names no page of the portal.
 * @param search of /login, /register…
 */
export function returnPath(search: string): string | null {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAM));
}

/**
 * The address of another page before the login, with the same way back.
 * @param search of the current page
 */
export function withReturn(path: string, search: string): string {
  const back = returnPath(search);
  return back === null ? path : `${path}?${new URLSearchParams({ [RETURN_PARAM]: back })}`;
}

/**
 * The page after a login: the requested one (only paths of the route table), else /home.
 * @param search of /login
 */
export function afterLoginPath(search: string): string {
  return returnPath(search) ?? '/home';
}
