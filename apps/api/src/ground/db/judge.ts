import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Role } from '@doblaje/domain/access';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { type AccountLocks, currentRights, type Rights } from './caller';
import { isId } from './ids';

/**
 * Checks again, within the transaction that is about to write, that the caller may write: the session exists and is not
 * over, the account is active, the role is allowed. Both rows stay locked until the transaction ends. So a deactivation, a
 * change of role or a logout at the same moment comes either before, and this write is refused, or after it.
 *
 * It locks the account first and then its session, like all code that ends sessions.
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
