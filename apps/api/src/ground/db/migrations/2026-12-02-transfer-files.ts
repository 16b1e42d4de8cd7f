import { type Kysely, sql } from 'kysely';

/**
 * A file for the bank keeps what it was made with: the charge account, the file's form, and what each transfer consists of. Files made
 * until now are the studio's own CSV, which tells none of this.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table nomina_files
      add column charge_account_id integer references charge_accounts (id) on delete set null,
      add column charge_account text not null default '',
      add column agreement text not null default '',
      add column template text not null default 'csv',
      add column studio_rut text not null default '',
      add column pay_day text not null default ''`.execute(db);
  await sql`create index nomina_files_charge_account_id on nomina_files (charge_account_id)`.execute(db);
  await sql`
    alter table nomina_transfers
      add column bank_name text not null default '',
      add column bank_rut text not null default '',
      add column documents jsonb not null default '[]'`.execute(db);
}
