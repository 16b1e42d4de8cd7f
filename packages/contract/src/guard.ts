import type { Role } from '@doblaje/domain/access';
import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit as limitBody } from 'hono/body-limit';
import { API_MESSAGES, Problem } from './problem';
import { checkResponse } from './responseCheck';

/** Who is calling, as `authenticate` found it out from the bearer token. */
export interface Session {
  /** Of the session itself: what log-out revokes. */
  id: string;
  userId: string;
  role: Role;
}

/**
 * Finds the living session of a bearer token. `null`: unknown, expired or revoked; the caller answers
 * 401 'Invalid token' (spec §8).
 */
export type Authenticate = (
  token: string,
  c: Context,
  /** Who may call the route. */
  roles: readonly Role[],
) => Promise<Session | null> | Session | null;

/** What createApi hands to the guards of its routes. */
export interface ApiContext {
  authenticate: Authenticate;
  checkResponses: boolean;
}

/** Environment of every handler. */
export type GuardEnv = { Variables: { api: ApiContext } };

/** Environment of the handlers of routes that need a session: it is there, and of an allowed role. */
export type SessionEnv = { Variables: { api: ApiContext; session: Session } };

interface GuardOptions {
  access: 'public' | readonly Role[];
  /** null: the handler guards it. */
  bodyLimit: number | null;
  responses: RouteConfig['responses'];
}

const MEGABYTE = 1024 * 1024;

/** A file's limit is told: whoever sent it can send a smaller one. */
const tooLarge = (limit: number) =>
  limit < MEGABYTE
    ? API_MESSAGES.tooLarge
    : `${API_MESSAGES.tooLarge} El máximo es de ${limit / MEGABYTE} MB: divide el archivo en partes.`;

const BEARER = /^Bearer +([^\s]+) *$/i;

/**
 * First who, then how much: nothing of a body is read for somebody who may not send it. And who again
 * when it has come, which may take its time: what they may do can have changed.
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
    // What has no body is not asked for one: that alone would make a whole request of it.
    const isBodyless = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (access === 'public') return isBodyless ? checked() : limited(c, checked);
    await authorize(c, access);
    if (isBodyless) return checked();
    return limited(c, async () => {
      // A file's sender is judged again by whoever keeps it.
      if (bodyLimit !== null && c.req.raw.body !== null) {
        // As bytes: read as text, a sheet in the letters of Windows would lose them.
        await c.req.arrayBuffer();
        await authorize(c, access);
      }
      await checked();
    });
  };
}

/** The token that a request carries, whether or not its route asks for one; null: none. */
export const bearerOf = (c: Context): string | null =>
  BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

async function authorize(c: Context<SessionEnv>, roles: readonly Role[]): Promise<void> {
  const token = bearerOf(c);
  if (!token) throw new Problem(401, API_MESSAGES.noToken);
  const session = await c.get('api').authenticate(token, c, roles);
  if (!session) throw new Problem(401, API_MESSAGES.invalidToken);
  if (!roles.includes(session.role)) throw new Problem(403, API_MESSAGES.forbidden);
  c.set('session', session);
}
