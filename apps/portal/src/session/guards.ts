import { canOpen } from '@doblaje/domain/access';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router-dom';
import type { Portal } from '../portal';
import { redirectTo } from './redirectTo';
import { loginPath } from './returnPaths';

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
