import { type HttpHandler, HttpResponse, http } from 'msw';
import { type ApiOptions, createApi } from './createApi';

/** Where {@link serveApi} listens. */
export interface ServeOptions {
  /** Path or whole address that requests go to, without a slash at the end. @default '/api' */
  base?: string;
}

/**
 * The real API over the given handlers as MSW handlers. The contract checks its answers, so a story cannot show
 * an answer that the server could not send. A path as `base` matches every origin, so it works in Node too.
 * @example beforeEach({ msw }) { msw.use(...serveApi(fixtureApi())) }
 */
export function serveApi(
  options: Pick<ApiOptions, 'handlers' | 'authenticate' | 'onUnexpected'>,
  { base = '/api' }: ServeOptions = {},
): HttpHandler[] {
  const address = /^https?:\/\//.test(base) ? new URL(base) : null;
  const basePath = (address?.pathname ?? base).replace(/\/$/, '');
  const api = createApi({ ...options, basePath, checkResponses: true });
  const isOurs = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    return url.pathname.startsWith(`${basePath}/`) && (!address || address.origin === url.origin);
  };
  return [
    http.all(isOurs, async ({ request }) => {
      const answer = await api.fetch(request);
      return new HttpResponse(answer.body, answer);
    }),
  ];
}
