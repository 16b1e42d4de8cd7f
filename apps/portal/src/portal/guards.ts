import { canOpen } from '@doblaje/domain/access';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import { redirectTo } from '../session/redirectTo';
import { loginPath } from '../session/returnPaths';
import type { Portal } from './portal';

/** @throws a redirect to /login without a token */
function requireSession({ session }: Portal, request: Request): void {
  const { pathname, search } = new URL(request.url);
  session.refresh();
  if (!session.get().token) throw redirectTo(loginPath(pathname + search), request);
}

/** @throws a 403 response if the stored role may not open this page; the nearest route error shows it */
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
 * The loaders of all pages behind the login. They check access before their code loads, and the server checks again at every request.
 * `routes.test.ts` names every main route whose loader is not one of these.
 */
export function guardsOf(portal: Portal) {
  return {
    /** For a page: needs a session and a role that may open the page (domain's access table). */
    guarded:
      (load?: LoadLoader): LoaderFunction =>
      (args) => {
        requireSession(portal, args.request);
        requireRole(portal, args.request);
        return call(load, args);
      },
    /** For a layout: needs a session. A role that may not open the page gets the 403 inside the layout. */
    withSession:
      (load: LoadLoader): LoaderFunction =>
      (args) => {
        requireSession(portal, args.request);
        return call(load, args);
      },
  };
}

/** Guards the loader of a page. */
export type Guarded = ReturnType<typeof guardsOf>['guarded'];
