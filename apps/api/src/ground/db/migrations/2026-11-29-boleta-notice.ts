import { type Kysely, sql } from 'kysely';

/** First and last day of the boleta notice. Until ADMIN sets them it always shows. There is a single row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table boleta_notice (
      id integer primary key default 1 check (id = 1),
      shown_from text not null default '',
      shown_until text not null default '',
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into boleta_notice default values`.execute(db);
}
