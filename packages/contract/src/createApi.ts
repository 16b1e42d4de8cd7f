import {
  OpenAPIHono,
  type RouteConfig,
  type RouteConfigToTypedResponse,
  type RouteHandler,
} from '@hono/zod-openapi';
import type { Context, Handler, ToSchema } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Authenticate, GuardEnv, SessionEnv } from './http/guard';
import { API_MESSAGES, Problem } from './http/problem';
import { fieldErrors, speakSpanish } from './http/spanishIssues';
import { answerError, refuse, unknownPath } from './refusals';
import { type Routers, routes } from './routes';

type Routes = typeof routes;

/**
 * The handler of a route. It gets hono's context with the checked request (`c.req.valid('json')`) and, if the route
 * needs one, the session (`c.get('session')`). It returns `c.json(body, status)` of a stated success or throws a
 * `Problem`.
 */
export type HandlerOf<R extends Routes[keyof Routes]> = RouteHandler<
  R,
  R['access'] extends 'public' ? GuardEnv : SessionEnv
>;

/** One handler per route, under the route's name. */
export type Handlers = { [Name in keyof Routes]: HandlerOf<Routes[Name]> };

/** The handlers of a resource. */
export type HandlersOf<Resource extends keyof Routers> = {
  [Name in keyof Routers[Resource] & keyof Routes]: Handlers[Name];
};

/** The parts of {@link createApi}. */
export interface ApiOptions {
  handlers: Handlers;
  authenticate: Authenticate;
  /** Parse every answer by the contract: on in tests, stories and development. @default false */
  checkResponses?: boolean;
  /** Path that the API is served under, without a slash at the end, for example '/api'. @default '' */
  basePath?: string;
  /** Turns an error of a handler into a refusal, if it stands for one: an unreachable database, for example. */
  asProblem?: (error: Error, c: Context<GuardEnv>) => Problem | undefined;
  /** Gets the pattern of the route that answers, '/projects/{id}', before it does; '*' for an unknown address. */
  onRoute?: (pattern: string) => void;
  /** Id of the present request, if it has one: a failure of the server is answered with its first eight characters. */
  requestId?: () => string | undefined;
  /** Gets every error that is not a `Problem`, before the answer 500 hides it. */
  onUnexpected?: (error: Error, c: Context) => void;
}

/**
 * The whole HTTP API over the given handlers. It checks requests and enforces access. Every refusal is
 * `{ message, errors?, code? }` in Spanish and never holds a stack or the text of an unexpected error.
 */
export function createApi(options: ApiOptions) {
  const { handlers, authenticate, onRoute, checkResponses = false, basePath = '' } = options;
  speakSpanish();
  const api = new OpenAPIHono<GuardEnv, ApiSchema>({
    // The typed paths do not contain the base path: the client's base address has it.
    getPath: (request) => pathWithin(request.url, basePath),
    defaultHook: (result) => {
      if (!result.success) {
        throw new Problem(422, API_MESSAGES.invalid, { errors: fieldErrors(result.error) });
      }
    },
  });
  api.onError(answerError(options));
  api.notFound((c) => refuse(c, unknownPath(c)));
  api.use(async (c, next) => {
    onRoute?.(patternOf(c));
    c.set('api', { authenticate, checkResponses });
    // Every answer is about one person at one moment, so no cache may keep it.
    c.header('Cache-Control', 'no-store');
    await next();
  });

  // '{' sorts after every letter: '/users/me' is matched before '/users/{id}'.
  const byPath = NAMES.toSorted((one, other) => (routes[one].path < routes[other].path ? -1 : 1));
  for (const name of byPath) api.openapi(routes[name] as RouteConfig, handlers[name] as Handler);
  return api;
}

/** The path of the first route that matches, as the document writes it. What matches every address is no route. */
function patternOf(c: Context): string {
  const path = matchedRoutes(c).find((route) => !route.path.endsWith('*'))?.path;
  return path?.replace(/:(\w+)/g, '{$1}') ?? '*';
}

const NAMES = Object.keys(routes) as (keyof Routes)[];

/** The address of a route as hono writes it: '/projects/:id'. */
type HonoPath<Path extends string> = Path extends `${infer Start}{${infer Name}}${infer Rest}`
  ? `${Start}:${Name}${HonoPath<Rest>}`
  : Path;

type InputOf<H> = H extends Handler<infer _Env, infer _Path, infer In> ? In : never;

/** What hono's client knows of a route. */
type EndpointOf<Name extends keyof Routes> =
  ToSchema<'get', '', InputOf<Handlers[Name]>, RouteConfigToTypedResponse<Routes[Name]>> extends Record<
    string,
    { $get: infer Endpoint }
  >
    ? Endpoint
    : never;

/** The routes as the typed client reads them: by path, then by method. */
type ApiSchema = {
  [Name in keyof Routes as HonoPath<Routes[Name]['path']>]: {
    [One in Name as `$${Routes[One]['method']}`]: EndpointOf<One>;
  };
};

/** The API's type: what the typed client is made from, by a type-only import. */
export type Api = ReturnType<typeof createApi>;

function pathWithin(url: string, basePath: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const path = start < 0 ? '/' : url.slice(start).replace(/[?#].*$/s, '');
  if (!path.startsWith(`${basePath}/`)) return basePath ? '/' : path;
  return path.slice(basePath.length);
}
