import { type Kysely, sql } from 'kysely';

/**
 * Of an annulled boleta the SII's sheet may say that nothing was withheld and nothing paid, and it may say that the studio has observed
 * one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sii_sheet_lines
      drop constraint sii_sheet_lines_check,
      drop constraint sii_sheet_lines_state_check,
      add constraint sii_sheet_lines_net_check
        check (gross - retention = net or (state = 'annulled' and retention = 0 and net = 0)),
      add constraint sii_sheet_lines_state_check
        check (state in ('valid', 'annulmentAsked', 'annulled', 'observed'))`.execute(db);
}
