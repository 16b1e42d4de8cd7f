import type { Role } from '@doblaje/domain/access';
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { KEY_HOURS } from './creating';
import { type GuardEnv, guard, type SessionEnv } from './guard';
import { type RefusalStatus, statedRefusal } from './statedRefusals';

/** Who may call a route: everyone, or only sessions of these roles. Every route has to say so. */
export type Access = 'public' | readonly Role[];

/** What a route states. `responses` holds the successes; `defineRouter` adds the refusals. */
interface DescribedRoute
  extends Pick<RouteConfig, 'path' | 'summary' | 'description' | 'request' | 'responses'> {
  /** The group of the route in the document. @default the tag of its router */
  tag?: string;
  /** Largest body accepted, in bytes. @default 65536 */
  bodyLimit?: number;
  /**
   * The body is a file: nothing limits or reads it before the handler, which takes it as a stream and guards its size.
   * @default false
   */
  rawBody?: boolean;
  /** Refusals of this route besides those that follow from its access and its request. @default [] */
  refusals?: readonly Extract<RefusalStatus, 404 | 408 | 409 | 411 | 416>[];
}

/** A POST with a session has to say whether it creates something, because a repeated one must not do so twice. */
interface SessionPost {
  method: 'post';
  access: readonly Role[];
  /**
   * The route creates something. A caller may send an `Idempotency-Key`: the same call with the same key within a day is done once
   * and gets the same answer (the API's `createOnce`). The portal's client always sends one. Say false, and why in a comment, for a call
   * that is safe to repeat, or whose answer holds a secret: answers are stored.
   */
  creates: boolean;
}

/** Any other route. */
type OtherRoute = { creates?: boolean } & (
  | { method: 'post'; access: 'public' }
  | { method: Exclude<RouteConfig['method'], 'post'>; access: Access }
);

type RouteDefinition = DescribedRoute & (SessionPost | OtherRoute);

/** The key that lets a caller repeat a request safely. It is not in the route's type: the client sends it by itself. */
const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\w-]{16,128}$/, 'Debe tener de 16 a 128 letras, dígitos o guiones')
    .optional()
    .openapi({
      description: `Chosen by the caller; with it the same request is done once in ${KEY_HOURS} hours`,
    }),
});

const DEFAULT_BODY_LIMIT = 64 * 1024;

/** The schema of the body that a route states itself for the status of a refusal; undefined if it states none. */
function ownSchema(stated: RouteConfig['responses'][number] | undefined): z.ZodType | undefined {
  const media = stated && 'content' in stated ? stated.content?.['application/json'] : undefined;
  return media && 'schema' in media && media.schema instanceof z.ZodType ? media.schema : undefined;
}

/** A route of the API, as handlers, `createApi` and the typed client know it. */
type Route<Definition extends RouteDefinition> = {
  method: Definition['method'];
  path: Definition['path'];
  request: Definition extends { request: infer Request } ? Request : Record<never, never>;
  responses: Definition['responses'];
  access: Definition['access'];
  creates: boolean;
  middleware: MiddlewareHandler<Definition['access'] extends 'public' ? GuardEnv : SessionEnv>;
};

/**
 * Defines the routes of a resource, each under the name of its handler. Access, body limit and (in tests, stories and
 * development) the check of the answer are middleware of a route itself, so no server can forget them. Refusals are in the
 * document but not in the type: handlers throw a `Problem`, and the typed client returns the success body or rejects.
 * @param tag the group of the routes in the document
 */
export function defineRouter<const Definitions extends Readonly<Record<string, RouteDefinition>>>(
  tag: string,
  definitions: Definitions,
) {
  const defined = Object.entries(definitions).map(([name, definition]) => [
    name,
    defineRoute(tag, definition),
  ]);
  return Object.fromEntries(defined) as {
    readonly [Name in keyof Definitions]: Route<Definitions[Name]>;
  };
}

function defineRoute(routerTag: string, definition: RouteDefinition) {
  const {
    access,
    tag = routerTag,
    bodyLimit = DEFAULT_BODY_LIMIT,
    rawBody = false,
    creates = false,
    refusals = [],
    ...described
  } = definition;
  const isReadAsJson = described.request?.body !== undefined && !rawBody;
  const statuses: RefusalStatus[] = [
    ...(described.request ? ([400, 422] as const) : []),
    // A caller may send a body to any route, even if the route expects none.
    413,
    ...(isReadAsJson ? ([415] as const) : []),
    ...(access === 'public' ? [] : ([401, 403] as const)),
    ...refusals,
    429,
    500,
    503,
  ];
  const refused = statuses.map(
    (status) => [status, statedRefusal(status, ownSchema(described.responses[status]))] as const,
  );
  const stating = (which: 'checked' | 'documented'): RouteConfig['responses'] => ({
    ...described.responses,
    ...Object.fromEntries(refused.map(([status, refusal]) => [status, refusal[which]])),
  });
  const route = createRoute({
    ...described,
    tags: [tag],
    ...(creates && { request: { ...described.request, headers: keyHeader } }),
    // The document states access here, beside the standard `security`.
    'x-roles': access === 'public' ? 'public' : [...access],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    responses: stating('documented'),
    middleware: guard({ access, bodyLimit: rawBody ? null : bodyLimit, responses: stating('checked') }),
  });
  // Non-enumerable: the OpenAPI generator copies every other key of a route into the document.
  Object.defineProperty(route, 'access', { value: access, enumerable: false });
  Object.defineProperty(route, 'creates', { value: creates, enumerable: false });
  return route;
}
