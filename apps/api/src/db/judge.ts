import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { isId } from '../lists/ids';
import { type AccountLocks, currentRights, type Rights } from './caller';

/**
 * Judges a second time, within the transaction that is about to write, whether the caller may: the session is there and not over, the
 * account active, the role allowed. Both rows stay locked until the transaction ends, so whoever deactivates, demotes or logs
 * out at the same moment comes before it, and it is refused, or after it.
 *
 * The account first, then its session, as everybody locks them who ends sessions.
 * @throws Problem 401, 403
 */
export async function judge(connection: DatabaseConnection): Promise<void> {
  const caller = currentRights();
  if (!caller) return;
  const { rights, locks } = caller;
  if (locks) await lockAccounts(connection, rights, locks);
  const { rows } = await connection.executeQuery<{ role: Role; state: string }>(
    CompiledQuery.raw(JUDGED, [rights.sessionId, (rights.now?.() ?? new Date()).toISOString()]),
  );
  const [found] = rows;
  if (found?.state !== 'active') throw new Problem(401, API_MESSAGES.invalidToken);
  if (!rights.roles.includes(found.role)) throw new Problem(403, API_MESSAGES.forbidden);
}

const JUDGED = `
  select users.role, users.state from sessions join users on users.id = sessions.user_id
  where sessions.id = $1 and sessions.expires_at > $2::timestamptz
  for share of users for key share of sessions`;

async function lockAccounts(connection: DatabaseConnection, { userId }: Rights, locks: AccountLocks) {
  const { accounts = [], admins = false, forErasing = false } = locks;
  const isAdmin = `(role = 'ADMIN' and state = 'active')`;
  const text = `
    select id from users where id = any($1::uuid[])${admins ? ` or ${isAdmin}` : ''}
    order by ${isAdmin} desc, id
    for ${forErasing ? 'update' : 'no key update'}`;
  await connection.executeQuery(CompiledQuery.raw(text, [[userId, ...accounts.filter(isId)]]));
}
