import type { Session } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { CompiledQuery } from 'kysely';
import { countDeleted } from '../../ground/db/countDeleted';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { evenBlocked } from '../../ground/db/unblocked';
import { hashSecret, newSecret } from '../../ground/secrets/secrets';
import { after, DAY, HOUR, MINUTE, SECOND } from '../../ground/time/time';

/** A session ends after this long without use (product: sessions). */
export const IDLE_LIMIT = 12 * HOUR;
/** No session lives longer than this. */
const ABSOLUTE_LIMIT = 30 * DAY;

/** The server saves the time of use at most this often, so that not every request needs a write. */
const TOUCH_EVERY = MINUTE;

/**
 * Starts a session and returns its token, which is stored nowhere; null when the account is not active, or its password has changed since
 * it was verified. One statement locks the account's row: a simultaneous change of the password either ends this session too, or prevents
 * it.
 * @param verified the hash that the password was verified against
 * @param browser its name from the User-Agent
 */
export async function startSession(
  db: Database,
  userId: string,
  verified: string,
  now: Date,
  browser: string,
): Promise<string | null> {
  const token = newSecret();
  const started = await db
    .insertInto('sessions')
    .columns(['user_id', 'token_hash', 'created_at', 'last_used_at', 'expires_at', 'browser'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select((row) => [
          'id',
          row.val(hashSecret(token)).as('token_hash'),
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
          row.cast<Date>(row.val(now), 'timestamptz').as('last_used_at'),
          row.cast<Date>(row.val(after(now, ABSOLUTE_LIMIT)), 'timestamptz').as('expires_at'),
          row.val(browser).as('browser'),
        ])
        .where('id', '=', userId)
        .where('password_hash', '=', verified)
        .where('state', '=', 'active')
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return started ? token : null;
}

/** The server saves an account's last access at most this often: its row stands in many indexes. */
const NOTE_ACCESS_EVERY = 5 * MINUTE;

/**
 * Saves the time of an account's last access, unless its row is locked: then the next request saves it. This is a separate statement
 * because ending sessions locks the account first.
 */
export async function noteAccess(db: Database, userId: string, last: Date | null, now: Date): Promise<void> {
  if (last && now.getTime() - last.getTime() < NOTE_ACCESS_EVERY) return;
  await evenBlocked(db)
    .updateTable('users')
    .set({ last_access_at: now })
    .where('id', 'in', (query) =>
      query.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().skipLocked(),
    )
    .execute();
}

interface Found {
  id: string;
  user_id: string;
  last_used_at: Date;
  role: Role;
  is_blocked: boolean;
  last_access_at: Date | null;
}

/** Plain SQL, because every request runs it and building the query takes as long as running it. */
const LIVING = `
  select sessions.id, sessions.user_id, sessions.last_used_at, users.role, users.is_blocked,
    users.last_access_at
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and sessions.last_used_at > $3
    and users.state = 'active'`;

/** The valid session of a token, marked as used; null when it is unknown, revoked, idle for too long or too old. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const parameters = [hashSecret(token), now, after(now, -IDLE_LIMIT)];
  const { rows } = await db.executeQuery<Found>(CompiledQuery.raw(LIVING, parameters));
  const [found] = rows;
  if (!found) return null;
  let unused = now.getTime() - found.last_used_at.getTime();
  if (unused > TOUCH_EVERY) {
    unused = 0;
    await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', found.id).execute();
    await noteAccess(db, found.user_id, found.last_access_at, now);
  }
  const endsIn = Math.floor((IDLE_LIMIT - unused) / SECOND);
  const { id, user_id: userId, role, is_blocked: isBlocked } = found;
  return { id, userId, role, isBlocked, endsIn };
}

/** The id of a token's valid session, if it belongs to that account; null otherwise. */
export async function sessionOf(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<string | null> {
  const found = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', hashSecret(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', after(now, -IDLE_LIMIT))
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Ends one session. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends one session of an account by its id; returns whether it existed. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', isId(id) ? id : NOBODYS)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends all sessions of an account except one; returns how many it ended. */
export async function endOtherSessionsOf(db: Database, userId: string, kept: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', kept)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes sessions that are over. */
export function purgeSessions(db: Database, now: Date): Promise<number> {
  return countDeleted(
    db
      .deleteFrom('sessions')
      .where((row) =>
        row.or([row('expires_at', '<=', now), row('last_used_at', '<=', after(now, -IDLE_LIMIT))]),
      ),
  );
}
