import type { Role } from '@doblaje/domain/access';
import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { API_MESSAGES, Problem } from './problem';
import { checkResponse } from './responseCheck';
import { SESSION_ENDS_IN } from './sessionEnds';

/** The caller, as `authenticate` found them by the bearer token. */
export interface Session {
  /** Id of the session itself: log-out revokes it. */
  id: string;
  userId: string;
  role: Role;
  /** Whether their data are blocked, as they asked: they reach little more than their requests. */
  isBlocked?: boolean;
  /** Whole seconds after which it ends if it is not used again. */
  endsIn?: number;
}

/**
 * Finds the living session of a bearer token. `null`: unknown, expired or revoked; the caller then answers
 * 401 'Invalid token' (spec §8).
 */
export type Authenticate = (
  token: string,
  c: Context,
  /** Who may call the route. */
  roles: readonly Role[],
) => Promise<Session | null> | Session | null;

/** What createApi passes to the guards of its routes. */
export interface ApiContext {
  authenticate: Authenticate;
  checkResponses: boolean;
}

/** Environment of every handler. */
export type GuardEnv = { Variables: { api: ApiContext } };

/** Environment of the handlers of routes that need a session: one of an allowed role is always there. */
export type SessionEnv = { Variables: { api: ApiContext; session: Session } };

interface GuardOptions {
  access: 'public' | readonly Role[];
  /** null: the handler guards the size itself. */
  bodyLimit: number | null;
  responses: RouteConfig['responses'];
}

const MEGABYTE = 1024 * 1024;

/** The refusal states the limit, so that the sender can choose a smaller file. */
const tooLarge = (limit: number) =>
  limit < MEGABYTE
    ? API_MESSAGES.tooLarge
    : `${API_MESSAGES.tooLarge} El máximo es de ${limit / MEGABYTE} MB: divide el archivo en partes.`;

const BEARER = /^Bearer +([^\s]+) *$/i;

/**
 * Checks the session first, then the size: the server reads no body from a person who may not send it. It checks the session again
 * once the body has arrived: that may take long, and the person's rights may have changed meanwhile.
 */
export function guard({ access, bodyLimit, responses }: GuardOptions): MiddlewareHandler<SessionEnv> {
  const limit = limitBody({
    maxSize: bodyLimit ?? Number.POSITIVE_INFINITY,
    onError: () => {
      throw new Problem(413, tooLarge(bodyLimit ?? 0));
    },
  });
  const limited: typeof limit = (c, next) => (bodyLimit === null ? next() : limit(c, next));
  return async (c, next) => {
    const checked = async () => {
      await next();
      if (c.get('api').checkResponses) await checkResponse(c, responses);
    };
    // Touching the body of a GET or HEAD would make hono build a whole request for it.
    const isBodyless = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (access === 'public') return isBodyless ? checked() : limited(c, checked);
    await authorize(c, access);
    if (isBodyless) return checked();
    return limited(c, async () => {
      // For a file (no limit here), the handler that keeps it checks its sender again.
      if (bodyLimit !== null && c.req.raw.body !== null) {
        // Read it as bytes: read as text, a sheet in Windows letters would lose them.
        await c.req.arrayBuffer();
        await authorize(c, access);
      }
      await checked();
    });
  };
}

/** The token of a request, even if its route needs none; null without a token. */
export const bearerOf = (c: Context): string | null =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

async function authorize(c: Context<SessionEnv>, roles: readonly Role[]): Promise<void> {
  const token = bearerOf(c);
  if (!token) throw new Problem(401, API_MESSAGES.noToken);
  const session = await c.get('api').authenticate(token, c, roles);
  if (!session) throw new Problem(401, API_MESSAGES.invalidToken);
  // Seconds and not a time: nobody has to compare the server's clock with a device's.
  if (session.endsIn !== undefined) c.header(SESSION_ENDS_IN, `${session.endsIn}`);
  if (!roles.includes(session.role)) throw new Problem(403, API_MESSAGES.forbidden);
  c.set('session', session);
}
