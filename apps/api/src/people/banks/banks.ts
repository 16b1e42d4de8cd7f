import { type BankChoice, bankRefusal, naturalOrder } from '@doblaje/contract';
import type { Option } from '@doblaje/domain/options';
import type { Database } from '../../ground/db/database';
import { fieldProblem } from '../../ground/edits/fieldProblem';

/** The banks of the catalogue by name, also those that take no transfers any more: a data sheet may still name one. */
export async function readBankChoices(db: Database): Promise<BankChoice[]> {
  const rows = await db.selectFrom('banks').select(['code', 'name', 'is_active', 'merged_into']).execute();
  return rows
    .map(({ code, name, is_active, merged_into }) => ({
      ...{ code, name, isActive: is_active, mergedInto: merged_into },
    }))
    .sort((a, b) => naturalOrder(a.name, b.name));
}

/** The banks of the catalogue for validators that check whether a data sheet names one, active or not. */
export async function knownBanks(db: Database): Promise<Option<string>[]> {
  return (await readBankChoices(db)).map(({ code, name }) => ({ value: code, label: name }));
}

/** The name of a bank in the catalogue, '' for none. */
export async function bankName(db: Database, code: string | null): Promise<string> {
  if (!code) return '';
  const bank = await db.selectFrom('banks').select('name').where('code', '=', code).executeTakeFirst();
  return bank?.name ?? '';
}

/**
 * A chosen bank is an active one of the catalogue, or the one that was there before.
 * @param whyNot says why another cannot be chosen. @default those that are not active cannot
 * @param present the code that the record has; '' or null for none
 * @throws Problem 422 on the field
 */
export async function checkBank(
  db: Database,
  field: string,
  code: string,
  present: string | null = null,
  whyNot = bankRefusal,
): Promise<void> {
  if (code === '' || code === present) return;
  const why = whyNot(code, await readBankChoices(db));
  if (why !== undefined) throw fieldProblem(field, why);
}
