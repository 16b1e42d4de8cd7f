import { sql } from 'kysely';
import type { Database } from '../db/database';
import { evenBlocked } from '../db/unblocked';
import { sequencesOf, tablesOf } from './tables';

/** A digest of each table's rows, in whatever order, and where its numbers go on. */
const digestsOf = (db: Database) =>
  evenBlocked(db)
    .transaction()
    .execute(async (transaction) => {
      // Moments are written in the zone of whoever reads them.
      await sql`set local timezone = 'UTC'`.execute(transaction);
      const digests = new Map<string, string>();
      for (const { name, columns } of await tablesOf(transaction)) {
        const of = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`;
        const { rows } = await sql<{ digest: string }>`
        select count(*)::text || ' ' || coalesce(sum(hashtextextended(to_jsonb(of)::text, 0)), 0)::text as digest
          from (${of}) as of`.execute(transaction);
        digests.set(name, rows[0]?.digest ?? '');
      }
      for (const { name, ...at } of await sequencesOf(transaction)) digests.set(name, JSON.stringify(at));
      return digests;
    });

/** Names of tables and sequences that are not the same in both databases, whose tables are of one version. */
export async function differingTables(one: Database, other: Database): Promise<string[]> {
  const [here, there] = [await digestsOf(one), await digestsOf(other)];
  const names = new Set([...here.keys(), ...there.keys()]);
  return [...names].filter((name) => here.get(name) !== there.get(name)).sort();
}
