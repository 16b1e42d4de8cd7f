import { type Kysely, sql } from 'kysely';

/**
 * A boleta that was paid and then annulled at the SII: what is owed waits for a later boleta of the same person, which settles it. Both
 * boletas go with the person's data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table regularizations (
      boleta_id integer primary key references boletas (id) on delete cascade,
      person_id uuid not null references users (id) on delete cascade,
      annulled_on text not null,
      reason text not null,
      noted_at timestamptz not null,
      settled_by integer references boletas (id) on delete set null,
      settled_at timestamptz,
      constraint regularizations_other check (settled_by <> boleta_id)
    )`);
  await run('create index regularizations_person_id on regularizations (person_id) where settled_at is null');
  await run('create index regularizations_settled_by on regularizations (settled_by)');
}
