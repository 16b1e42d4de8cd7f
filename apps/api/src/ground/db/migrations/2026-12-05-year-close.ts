import { type Kysely, sql } from 'kysely';

/** 'Pendientes' counts the boletas whose annulment was asked for, as noted here or told by a sheet: few of many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index boletas_annulment_asked on boletas (issued_order) where sii_state = 'annulmentAsked'`.execute(
    db,
  );
  await sql`create index sii_sheet_lines_annulment_asked on sii_sheet_lines (sheet_id) where state = 'annulmentAsked'`.execute(
    db,
  );
}
