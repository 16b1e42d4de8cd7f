import { ARCHIVE_YEARS } from '@doblaje/domain/archive';
import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Of lines and transfers that the law asks to be kept no longer, or never did. */
const NOBODY = { person_name: '', person_rut: null };

/**
 * What nóminas keep of somebody who erases their data: of those that were paid name, RUT and amounts; of the others, and of
 * accounts and addresses, nothing.
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
    .set({ bank: null, account_type: null, account_number: null, email: null })
    .where('person_id', '=', userId)
    .execute();
}

/** Forgets whose the lines were of those who erased their data, once the years are over for which the law asks for it. */
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
