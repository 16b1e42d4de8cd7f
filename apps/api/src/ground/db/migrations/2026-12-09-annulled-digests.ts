import { type Kysely, sql } from 'kysely';

/**
 * An annulled boleta keeps the digest of its PDF, so that the same file is not sent again for another order. A BTE is looked up by its
 * digest whoever it was issued for, because its folios are the studio's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table annulled_boletas add column digest text');
  for (const table of ['boletas', 'annulled_boletas'])
    await run(`create index ${table}_bte_digest on ${table} (digest) where kind = 'BTE'`);
}
