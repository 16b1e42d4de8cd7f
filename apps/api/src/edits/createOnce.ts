import { createHash } from 'node:crypto';
import { API_MESSAGES, KEY_HOURS, Problem, type SessionEnv } from '@doblaje/contract';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import type { Services } from '../services';
import { after, HOUR } from '../time';

/** The success of a route, as `routes.name.responses[201]` has it. */
interface Success<Body> {
  content: { 'application/json': { schema: { parse: (body: unknown) => Body } } };
}

/**
 * Runs a call that creates something, in one transaction: once for each `Idempotency-Key` of a person within 24 hours, however
 * often the request comes. A repeated one gets the answer of the first, which is kept in the same transaction: whether the
 * first answer arrived makes no difference. Of two at the same moment the second waits for the first. What was refused created
 * nothing, and is tried anew. Without a key it runs each time.
 *
 * For every route that `creates`; what is to be told to others (mail, sweeper) comes after it.
 * @param success of the route: its schema reads the kept answer
 * @param work does it all in the transaction it is given; PGlite has no other connection
 * @param content what the request asks for, where its body is no text: a form's boundary is another each time @default its body
 * @throws Problem 422 with code KEY_REUSED for the key of another request
 */
export async function createOnce<Body>(
  c: Context<SessionEnv>,
  { db, now }: Pick<Services, 'db' | 'now'>,
  success: Success<Body>,
  work: (transaction: Database) => Promise<Body>,
  content?: string,
): Promise<Body> {
  const { userId } = c.get('session');
  const key = c.req.header('Idempotency-Key');
  const requestHash = hash(`${c.req.method} ${c.req.path}\n${content ?? (await c.req.text())}`);
  return db.transaction().execute(async (transaction) => {
    if (key === undefined) return work(transaction);
    const id = { user_id: userId, key };
    if (!(await takeKey(transaction, { ...id, request_hash: requestHash }, now()))) {
      const { schema } = success.content['application/json'];
      return schema.parse(await keptAnswer(transaction, id, requestHash));
    }
    const body = await work(transaction);
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(body) })
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .execute();
    return body;
  });
}

interface KeyId {
  user_id: string;
  key: string;
}

/** False when the key was used within its time. One that another transaction is using is waited for: the index makes it so. */
async function takeKey(
  transaction: Database,
  values: KeyId & { request_hash: string },
  now: Date,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('idempotency_keys')
    .values({ ...values, expires_at: after(now, KEY_HOURS * HOUR) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({
          request_hash: sql`excluded.request_hash`,
          answer: null,
          expires_at: sql`excluded.expires_at`,
        })
        .where('idempotency_keys.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

async function keptAnswer(transaction: Database, { user_id, key }: KeyId, requestHash: string) {
  const { request_hash, answer } = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (request_hash !== requestHash) throw new Problem(422, API_MESSAGES.keyReused, { code: 'KEY_REUSED' });
  return JSON.parse(answer ?? 'null');
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
