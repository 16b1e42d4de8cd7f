import { API_MESSAGES, type ChargeAccount } from '@doblaje/contract';
import type { ChargeAccountValues } from '@doblaje/domain/studio';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { ChargeAccountsTable } from '../../ground/db/tables/banks';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { checkBank } from '../../people/banks/banks';

const accountOf = ({ updated_at, ...row }: Selectable<ChargeAccountsTable>): ChargeAccount => ({
  ...row,
  updatedAt: updated_at.toISOString(),
});

/** The studio's own accounts, by name. */
export async function readChargeAccounts(db: Database): Promise<ChargeAccount[]> {
  const rows = await db.selectFrom('charge_accounts').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map(accountOf);
}

/** @throws Problem 422 on `name`, if the database refused a second account of one name */
function refuseName(error: unknown): never {
  if (!isUniqueViolation(error, 'charge_accounts_name')) throw error;
  throw fieldProblem('name', API_MESSAGES.chargeAccountTaken);
}

const columnsOf = ({ name, bank, account, agreement, template }: ChargeAccountValues) => ({
  ...{ name, bank, account, agreement, template },
});

/**
 * Adds a charge account, in the caller's transaction.
 * @throws Problem 422 on `name` when there is one of that name; 422 on `bank`
 */
export function addChargeAccount(
  db: Database,
  doer: Doer,
  values: ChargeAccountValues,
): Promise<ChargeAccount> {
  return audited(db, doer, async (transaction) => {
    await checkBank(transaction, 'bank', values.bank);
    const row = await transaction
      .insertInto('charge_accounts')
      .values({ ...columnsOf(values), updated_at: doer.now })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseName);
    const changes = changesOf('charge-account', {}, columnsOf(values));
    return {
      value: accountOf(row),
      lines: [{ action: 'create', entity: 'charge-account', id: `${row.id}`, changes }],
    };
  });
}

const byId = (db: Database, id: number) => db.selectFrom('charge_accounts').selectAll().where('id', '=', id);

/**
 * Saves a charge account. Files that were made keep what it was then.
 * @throws Problem 404; 422 on `name` or `bank`
 */
export function saveChargeAccount(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, ...values }: ChargeAccountValues & { readWith: string },
): Promise<Edited<ChargeAccount>> {
  return saveAudited(db, doer, {
    of: (within) => byId(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      await checkBank(transaction, 'bank', values.bank, row.bank);
      await transaction
        .updateTable('charge_accounts')
        .set({ ...columnsOf(values), updated_at })
        .where('id', '=', id)
        .execute()
        .catch(refuseName);
      const changes = changesOf('charge-account', { ...row }, columnsOf(values));
      return [{ action: 'update', entity: 'charge-account', id: `${id}`, changes }];
    },
    read: async (transaction) => {
      const row = await byId(transaction, id).executeTakeFirst();
      return row ? accountOf(row) : null;
    },
  });
}

/** Removes a charge account. Repeating it is no error. */
export function removeChargeAccount(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .deleteFrom('charge_accounts')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return { value: undefined, lines: [] };
    const gone = { name: null, bank: null, account: null, agreement: null, template: null };
    const changes = changesOf('charge-account', { ...row }, gone);
    return {
      value: undefined,
      lines: [{ action: 'delete', entity: 'charge-account', id: `${id}`, changes }],
    };
  });
}
