import { type PersonCorrection, type PersonDetail, rutTakenBy } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { hasConsent } from '../consents/consents';
import { personGone } from '../locks/holdAccount';
import { handOnFirstRut, type TakeFirstRut } from '../ownProfile/firstRut';
import { identityColumns, refusedRut, writtenAt } from '../ownProfile/profile';
import { afterBirthDate } from '../ownProfile/representative';
import { endSensitive } from '../ownProfile/sensitiveConsents';
import { readPerson } from './read';

/**
 * Corrects a person's data for them, unless somebody wrote it since it was read. Sensitive data stays as the person gave it, unless
 * the birth date asks for a representative's consent that is not there. The history shows the reason next to the changes.
 * @throws Problem 404; 422 on `rut` when another account has it; the message names that account
 */
export function correctPerson(
  db: Database,
  doer: Doer,
  id: string,
  { updatedAt, reason, ...values }: PersonCorrection,
  takeFirstRut: TakeFirstRut,
): Promise<Edited<PersonDetail>> {
  return audited(db, doer, async (transaction) => {
    const lines: AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (transaction) =>
        transaction
          .selectFrom('users')
          .selectAll()
          .where('id', '=', isId(id) ? id : NOBODYS),
      writtenAt: (user) => writtenAt(user, 'personal'),
      readWith: updatedAt,
      now: doer.now,
      write: async (transaction, moment, user) => {
        const { columns: beside, endsSensitive } = afterBirthDate(values.birth_date, {
          isAgreed: await hasConsent(transaction, id, 'representative-sensitive'),
          moment: doer.now,
        });
        const columns = { ...identityColumns(values, moment), ...beside };
        const changes = changesOf('person', user, columns);
        if (endsSensitive) changes.push(...(await endSensitive(transaction, { userId: id, now: doer.now })));
        if (changes.length > 0) changes.push({ field: 'reason', to: reason });
        lines.push({ action: 'update', entity: 'person', id, changes });
        await transaction
          .updateTable('users')
          .set({ ...columns, updated_at: doer.now })
          .where('id', '=', id)
          .execute();
        lines.push(...(await handOnFirstRut(transaction, user, columns, takeFirstRut)));
      },
      read: (transaction) => readPerson(transaction, id, doer.now),
      missing: personGone,
    });
    return { value, lines };
  }).catch(refusedRut(async () => rutTakenBy(await accountWith(db, values.rut))));
}

const accountWith = (db: Database, rut: string | undefined) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('rut', '=', rut ?? '')
    .executeTakeFirst();
