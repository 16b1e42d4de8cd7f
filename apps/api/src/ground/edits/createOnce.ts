import { createHash } from 'node:crypto';
import { API_MESSAGES, KEY_HOURS, Problem, type SessionEnv } from '@doblaje/contract';
import type { Context } from 'hono';
import { sql } from 'kysely';
import { countDeleted } from '../db/countDeleted';
import type { Database } from '../db/database';
import type { Services } from '../services';
import { after, HOUR } from '../time/time';

/**
 * Runs a call that creates something, in one transaction, once for each `Idempotency-Key` of a person within 24 hours,
 * however often the request comes. A repeated request gets the first one's answer. The answer is stored in the same
 * transaction, so it does not matter whether the first answer arrived. If two come at once, the second one waits for
 * the first. A refused request created nothing and may be tried again. Without a key it runs each time.
 *
 * Use it for every route with `creates`. Wake others (mail, sweeper) only after it.
 * @param work does everything in the transaction it is given, because PGlite has no other connection, and returns the answer as JSON has it
 * @param content the request's content, if its body is no text, because a form's boundary differs each time
 * @default its body
 * @throws Problem 422 with code KEY_REUSED for the key of another request
 */
export async function createOnce<Body>(
  c: Context<SessionEnv>,
  { db, now }: Pick<Services, 'db' | 'now'>,
  work: (transaction: Database) => Promise<Body>,
  content?: string,
): Promise<Body> {
  const { userId } = c.get('session');
  const key = c.req.header('Idempotency-Key');
  const requestHash = hash(`${c.req.method} ${c.req.path}\n${content ?? (await c.req.text())}`);
  return db.transaction().execute(async (transaction) => {
    if (key === undefined) return work(transaction);
    const id = { user_id: userId, key };
    if (!(await takeKey(transaction, { ...id, request_hash: requestHash }, now())))
      return keptAnswer<Body>(transaction, id, requestHash);
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

/** False when the key was already used and is still valid. If another transaction is using it, the index makes this one wait. */
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

/** The answer that the same request to the same route got. */
async function keptAnswer<Body>(
  transaction: Database,
  { user_id, key }: KeyId,
  requestHash: string,
): Promise<Body> {
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

/** Removes keys of calls that nobody repeats any more. */
export function purgeKeys(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('idempotency_keys').where('expires_at', '<=', now));
}
