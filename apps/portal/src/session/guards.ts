import { canOpen, safeReturnPath } from '@doblaje/domain/access';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { Portal } from '../portal';
import { redirectTo } from './redirectTo';

/** Search parameter of /login that keeps the page first asked for. */
const RETURN_PARAM = 'volver';

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
 * /register, with a login afterwards that leads to the page asked for when it is one of the portal's own.
 * @param path of the page asked for
 */
export function registerPath(path: string): string {
  return withReturn('/register', `?${new URLSearchParams({ [RETURN_PARAM]: path })}`);
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

/** @throws a redirect to /login without a token */
function requireSession({ session }: Portal, request: Request): void {
  const { pathname, search } = new URL(request.url);
  session.refresh();
  if (!session.get().token) throw redirectTo(loginPath(pathname + search), request);
}

/** @throws a 403 response, shown by the nearest route error, where the stored role may not open this page */
function requireRole({ session }: Portal, request: Request): void {
  const { role } = session.get();
  if (role && !canOpen(role, new URL(request.url).pathname)) {
    throw new Response(null, { status: 403, statusText: 'Forbidden' });
  }
}

/** Loads the code of a route's loader. */
type LoadLoader = () => Promise<(args: LoaderFunctionArgs) => unknown>;

async function call(load: LoadLoader | undefined, args: LoaderFunctionArgs): Promise<unknown> {
  return load ? (await load())(args) : null;
}

/**
 * The loaders of what is behind the login: who may come in is settled before their code is loaded, and again by the
 * server at every request. `routes.test.ts` names a main route whose loader is none of these.
 */
export function guardsOf(portal: Portal) {
  return {
    /** Of a page: for whoever has a session and a role that may open it (domain's access table). */
    guarded:
      (load?: LoadLoader): LoaderFunction =>
      (args) => {
        requireSession(portal, args.request);
        requireRole(portal, args.request);
        return call(load, args);
      },
    /** Of a layout: for whoever has a session. A role that may not open the page gets its 403 inside. */
    withSession:
      (load: LoadLoader): LoaderFunction =>
      (args) => {
        requireSession(portal, args.request);
        return call(load, args);
      },
  };
}
