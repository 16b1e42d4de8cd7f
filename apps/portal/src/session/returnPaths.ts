import { safeReturnPath } from '@doblaje/domain/access';

/** Search parameter of /login that keeps the page first asked for. */
export const RETURN_PARAM = 'volver';

/**
 * /login, coming back afterwards to the page asked for when it is one of the portal's own.
 * @param path of the page asked for, with its search
 */
export function loginPath(path: string): string {
  const asked = safeReturnPath(path);
  // Everybody lands on /home anyway: no need to show it in the address.
  if (!asked || asked === '/home') return '/login';
  return `/login?${new URLSearchParams({ [RETURN_PARAM]: asked })}`;
}

/**
 * The page that a login leads back to; null where the address names none of the portal's own.
 * @param search of /login, /register…
 */
export function returnPath(search: string): string | null {
  return safeReturnPath(new URLSearchParams(search).get(RETURN_PARAM));
}

/**
 * Another page on the way to a session, which keeps where it leads back to.
 * @param search of the page one is on
 */
export function withReturn(path: string, search: string): string {
  const back = returnPath(search);
  return back === null ? path : `${path}?${new URLSearchParams({ [RETURN_PARAM]: back })}`;
}

/**
 * Where a person goes after login: the page first asked for (only paths of the route table), else /home.
 * @param search of /login
 */
export function afterLoginPath(search: string): string {
  return returnPath(search) ?? '/home';
}
