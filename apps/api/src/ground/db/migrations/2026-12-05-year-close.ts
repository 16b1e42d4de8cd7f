import { type Kysely, sql } from 'kysely';

/** 'Pendientes' counts the boletas whose annulment was asked for: few of many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index boletas_annulment_asked on boletas (issued_order) where sii_state = 'annulmentAsked'`.execute(
    db,
  );
}
