import { API_MESSAGES, type Bank } from '@doblaje/contract';
import { formatRut } from '@doblaje/domain/rut';
import type { BankValues } from '@doblaje/domain/studio';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { BanksTable } from '../../ground/db/tables/banks';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { checkBank } from '../../people/banks/banks';

function bankOf({ is_active, merged_into, updated_at, ...row }: Selectable<BanksTable>): Bank {
  return { ...row, isActive: is_active, mergedInto: merged_into, updatedAt: updated_at.toISOString() };
}

/** All banks by code, also those that take no transfers any more. */
export async function readBanks(db: Database): Promise<Bank[]> {
  return (await db.selectFrom('banks').selectAll().orderBy('code').execute()).map(bankOf);
}

const columnsOf = ({ name, rut, isActive, mergedInto }: BankValues) => ({
  ...{ name, rut: formatRut(rut), is_active: isActive, merged_into: mergedInto },
});

/**
 * Adds a bank, in the caller's transaction.
 * @throws Problem 422 on `code` when it is there already; 422 on `mergedInto`
 */
export function addBank(db: Database, doer: Doer, values: BankValues): Promise<Bank> {
  return audited(db, doer, async (transaction) => {
    await checkBank(transaction, 'mergedInto', values.mergedInto);
    const row = await transaction
      .insertInto('banks')
      .values({ code: values.code, ...columnsOf(values), updated_at: doer.now })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        if (!isUniqueViolation(error, 'banks_code_key')) throw error;
        throw fieldProblem('code', API_MESSAGES.bankTaken);
      });
    const bank = bankOf(row);
    const changes = changesOf('bank', {}, { ...bank });
    return { value: bank, lines: [{ action: 'create', entity: 'bank', id: `${bank.id}`, changes }] };
  });
}

/**
 * Saves a bank. Its code stays: data sheets and files hold it.
 * @throws Problem 404; 422 on `mergedInto`
 */
export function saveBank(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, ...values }: BankValues & { readWith: string },
): Promise<Edited<Bank>> {
  const of = (within: Database) => within.selectFrom('banks').selectAll().where('id', '=', id);
  return saveAudited(db, doer, {
    of,
    readWith,
    write: async (transaction, updated_at, row) => {
      if (values.mergedInto === row.code) throw fieldProblem('mergedInto', API_MESSAGES.notAChoice);
      await checkBank(transaction, 'mergedInto', values.mergedInto, row.merged_into);
      const set = { ...columnsOf(values), updated_at };
      await transaction.updateTable('banks').set(set).where('id', '=', id).execute();
      const { code: _, ...after } = bankOf({ ...row, ...set });
      const changes = changesOf('bank', { ...bankOf(row) }, after);
      return [{ action: 'update', entity: 'bank', id: `${id}`, changes }];
    },
    read: async (transaction) => {
      const row = await of(transaction).executeTakeFirst();
      return row ? bankOf(row) : null;
    },
  });
}
