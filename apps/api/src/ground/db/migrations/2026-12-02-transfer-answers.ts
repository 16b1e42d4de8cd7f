import { type Kysely, sql } from 'kysely';

/** What the bank answered to each transfer, and how the answers of each bank are read. A bank without a row is read like BancoEstado. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table nomina_transfers
      add column answer text check (answer in ('paid', 'rejected', 'waiting')),
      add column answer_reason text not null default '',
      add column answered_at timestamptz`.execute(db);
  await sql`
    create table bank_answer_columns (
      bank text primary key,
      typed jsonb not null,
      updated_at timestamptz not null
    )`.execute(db);
}
