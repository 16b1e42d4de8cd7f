import type { Role } from '@doblaje/domain/access';
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { KEY_HOURS } from './creating';
import { type GuardEnv, guard, type SessionEnv } from './guard';
import { errorSchema } from './problem';

/** Who may call a route: everyone, or only sessions of these roles. Every route has to say so. */
export type Access = 'public' | readonly Role[];

/** What a route states besides `access`. `responses` holds the successes; `defineRoute` adds the refusals. */
export type RouteDefinition = Omit<RouteConfig, 'middleware' | 'security'> & {
  /** Largest body accepted, in bytes. @default 65536 */
  bodyLimit?: number;
  /**
   * The body is a file: nothing limits or reads it before the handler, which takes it as a stream and guards its size.
   * @default false
   */
  rawBody?: boolean;
  /**
   * The route creates something. A caller may send an `Idempotency-Key`: the same call with the same key within a day is done once
   * and gets the same answer (the API's `createOnce`). The portal's client always sends one. Do not use it for answers that hold a
   * secret: answers are stored.
   * @default false
   */
  creates?: boolean;
  /** Refusals of this route besides those that follow from its access and its request. @default [] */
  refusals?: readonly (keyof typeof REFUSALS)[];
};

/** Refusals that a route has to state. */
const REFUSALS = {
  404: 'No existe, o no es de quien pregunta',
  409: 'Ya no es lo que se creía',
  408: 'El archivo llegó demasiado lento',
  411: 'Falta el tamaño del archivo',
  416: 'Fuera del archivo',
} as const;

type EnvOf<A extends Access> = A extends 'public' ? GuardEnv : SessionEnv;

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

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorSchema } },
});

/** A refusal for which the route also states a body of its own: a stale edit (409) beside other conflicts. */
function beside(stated: RouteConfig['responses'][number] | undefined, status: keyof typeof REFUSALS) {
  const media = stated && 'content' in stated ? stated.content?.['application/json'] : undefined;
  const own = media && 'schema' in media ? media.schema : undefined;
  if (!(own instanceof z.ZodType)) return refusal(REFUSALS[status]);
  const content = { 'application/json': { schema: z.union([own, errorSchema]) } };
  return { description: REFUSALS[status], content };
}

/**
 * Defines one route of the API. Access, body limit and (in tests, stories and development) the check of the answer
 * are middleware of the route itself, so no server can forget them. Refusals are in the document but not in the
 * type: handlers throw a `Problem`, and the typed client returns the success body or rejects.
 */
export function defineRoute<
  P extends string,
  const A extends Access,
  R extends RouteDefinition & { path: P },
>(definition: R & { access: A }) {
  const {
    access,
    bodyLimit = DEFAULT_BODY_LIMIT,
    rawBody = false,
    creates = false,
    refusals = [],
    ...described
  } = definition;
  const responses: RouteConfig['responses'] = {
    ...described.responses,
    ...(described.request && { 400: refusal('JSON ilegible'), 422: refusal('Datos que no valen') }),
    // A caller may send a body to any route, even if the route expects none.
    413: refusal('Demasiado grande'),
    ...(described.request?.body && !rawBody && { 415: refusal('No es JSON') }),
    ...(access !== 'public' && { 401: refusal('Sin sesión'), 403: refusal('Rol sin permiso') }),
    ...Object.fromEntries(refusals.map((status) => [status, beside(described.responses[status], status)])),
    429: refusal('Demasiados intentos; ver Retry-After'),
    500: refusal('Error inesperado'),
    503: refusal('Por ahora no se puede; ver Retry-After'),
  };
  const route = createRoute({
    ...described,
    ...(creates && { request: { ...described.request, headers: keyHeader } }),
    // The document states access here, beside the standard `security`.
    'x-roles': access === 'public' ? 'public' : [...access],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    responses,
    middleware: guard({ access, bodyLimit: rawBody ? null : bodyLimit, responses }),
  });
  // Non-enumerable: the OpenAPI generator copies every other key of a route into the document.
  Object.defineProperty(route, 'access', { value: access, enumerable: false });
  Object.defineProperty(route, 'creates', { value: creates, enumerable: false });
  return route as unknown as R & {
    access: A;
    creates: boolean;
    middleware: MiddlewareHandler<EnvOf<A>>;
    getRoutingPath(): string;
  };
}
