import { type Account, API_MESSAGES, Problem } from '@doblaje/contract';
import { type Role, roleLabel } from '@doblaje/domain/access';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { holdAdmins } from '../locks/admins';
import { personGone } from '../locks/holdAccount';
import { readAccount } from './list';

const toldOf = ({ role }: Account) => ({ role: roleLabel(role) });

/**
 * Changes a person's role.
 * @throws Problem 404; 409 for the user's own role; 403 when the user is no longer an active ADMIN
 */
export function changeRole(
  db: Database,
  doer: Doer,
  id: string,
  { role, updatedAt }: { role: Role; updatedAt: string },
): Promise<Edited<Account>> {
  return audited(db, doer, async (transaction) => {
    const admins = await holdAdmins(transaction, doer.actor);
    // The acting ADMIN stays one, so there is always one.
    if (id === doer.actor) {
      throw admins.size === 1
        ? new Problem(409, API_MESSAGES.lastAdminRole, { code: 'LAST_ADMIN' })
        : new Problem(409, API_MESSAGES.ownRole, { code: 'OWN_ACCOUNT' });
    }
    const wanted = isId(id) ? id : NOBODYS;
    const before = await readAccount(transaction, wanted);
    const value = await saveIfCurrent(transaction, {
      of: (within) => within.selectFrom('users').select(['id', 'updated_at']).where('id', '=', wanted),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: updatedAt,
      now: doer.now,
      write: async (within, moment) => {
        await within
          .updateTable('users')
          .set({ role, updated_at: moment })
          .where('id', '=', wanted)
          .execute();
      },
      read: (within) => readAccount(within, wanted),
      missing: personGone,
    });
    const lines: AuditLine[] = [];
    if (before && !value.isStale) {
      const changes = changesOf('person', toldOf(before), toldOf(value.saved));
      lines.push({ action: 'update', entity: 'person', id, changes });
    }
    return { value, lines };
  });
}
