import { ARCHIVE_YEARS } from '@doblaje/domain/archive';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** Anonymous values for lines and transfers that the law does not require the studio to keep, or no longer requires. */
const NOBODY = { person_name: '', person_rut: null };

/**
 * Strips the nóminas of a person who erases their data. Paid ones keep name, RUT and amounts. The others keep nothing of these, and no
 * nómina keeps accounts or addresses.
 */
export async function leaveFiles(db: Database, userId: string): Promise<void> {
  const unpaid = db.selectFrom('nominas').select('id').where('state', '<>', 'paid');
  await db
    .updateTable('nomina_lines')
    .set(NOBODY)
    .where('person_id', '=', userId)
    .where('nomina_id', 'in', unpaid)
    .execute();
  await db
    .deleteFrom('nomina_transfers')
    .where('person_id', '=', userId)
    .where('file_id', 'in', (files) =>
      files.selectFrom('nomina_files').select('id').where('nomina_id', 'in', unpaid),
    )
    .execute();
  await db
    .updateTable('nomina_transfers')
    .set({
      answer_reason: '',
      bank: null,
      bank_name: '',
      bank_rut: '',
      account_type: null,
      account_number: null,
      email: null,
    })
    .where('person_id', '=', userId)
    .execute();
}

/** Removes the names and RUTs of erased people from paid lines once the years of keeping that the law requires are over. */
export async function purgeLines(db: Database, today: string): Promise<void> {
  const last = `${Number(today.slice(0, 4)) - ARCHIVE_YEARS - 1}-12-31`;
  const over = db
    .selectFrom('nominas')
    .select('id')
    .where('state', '=', 'paid')
    .where('paid_order', '<=', last);
  await db
    .updateTable('nomina_lines')
    .set(NOBODY)
    .where('person_id', 'is', null)
    .where('person_name', '<>', '')
    .where('nomina_id', 'in', over)
    .execute();
  await db
    .updateTable('nomina_transfers')
    .set({ person_name: '', holder_name: '', holder_rut: sql`null` })
    .where('person_id', 'is', null)
    .where('person_name', '<>', '')
    .where('file_id', 'in', (files) =>
      files.selectFrom('nomina_files').select('id').where('nomina_id', 'in', over),
    )
    .execute();
}
