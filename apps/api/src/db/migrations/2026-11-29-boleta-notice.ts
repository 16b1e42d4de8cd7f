import { type Kysely, sql } from 'kysely';

/** From and until which day the boleta notice is shown: always, until ADMIN says otherwise. There is one row. */
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
