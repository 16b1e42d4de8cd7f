import { type Kysely, sql } from 'kysely';

/**
 * What the server read of a boleta's PDF, beside what its person sent. It goes with the boleta, or with the annulled one that it was
 * read of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table boleta_readings (
      id integer generated always as identity primary key,
      boleta_id integer constraint boleta_readings_one_of_boleta unique references boletas (id) on delete cascade,
      annulled_id integer constraint boleta_readings_one_of_annulled unique
        references annulled_boletas (id) on delete cascade,
      kind text not null check (kind in ('boleta', 'other', 'unread')),
      fields jsonb,
      checks jsonb,
      reasons jsonb,
      is_annulled boolean not null,
      read_at timestamptz not null,
      constraint boleta_readings_of_one check (num_nonnulls(boleta_id, annulled_id) = 1),
      constraint boleta_readings_whole check ((kind = 'boleta') = (num_nonnulls(fields, checks, reasons) = 3))
    )`);
}
