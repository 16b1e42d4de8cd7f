import { BIN_MOST, type BinKind, type Deleted } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { inTransaction } from '../db/inTransaction';
import type { Schema } from '../db/schema';
import { after, DAY } from '../time/time';

interface Row {
  kind: BinKind;
  id: number;
  name: string;
  project: string;
  deleted_at: Date;
  deleted_by: string | null;
}

/** How long a deleted item can be restored. */
export const RESTORABLE = 30 * DAY;

/** A kind of item that can be deleted and restored. Names are SQL that reads the table, and whatever `from` joins to it. */
export interface DeletableKind {
  kind: BinKind;
  table: keyof Schema & string;
  /** @default the table alone */
  from?: string;
  name: string;
  /** The name of its project, '' for a project. */
  project: string;
  /** Puts the name that the database gave into words. @default as it is */
  wordsOf?: (name: string) => string;
  /** Removes the items deleted until a moment for good, with their history, and says how many. */
  purge: (transaction: Database, until: Date, now: Date) => Promise<number>;
}

/** The latest deleted items of a kind. A character's history is in its project, so nothing says who deleted a character. */
const latestOf = ({ kind, table, from = table, name, project }: DeletableKind) =>
  sql.raw(`(select '${kind}' as kind, ${table}.id, ${name} as name, ${project} as project, ${table}.deleted_at
    from ${from} where ${table}.deleted_at is not null
    order by ${table}.deleted_at desc, ${table}.id limit ${BIN_MOST + 1})`);

/** Deleted items that can be restored, latest first. */
export async function readBin(
  db: Database,
  kinds: readonly DeletableKind[],
): Promise<{ items: Deleted[]; isAll: boolean }> {
  const parts = kinds.map(latestOf);
  const wordsOf = new Map(kinds.map((of) => [of.kind, of.wordsOf]));
  const { rows } = await sql<Row>`
    select deleted.*, (
      select first_name || ' ' || last_name from audit join users on users.id = audit.actor_id
      where audit.entity = deleted.kind and audit.entity_id = deleted.id::text and audit.action = 'delete'
      order by audit.id desc limit 1
    ) as deleted_by
    from (${sql.join(parts, sql` union all `)}) as deleted
    order by deleted_at desc, kind, id
    limit ${sql.lit(BIN_MOST + 1)}`.execute(db);
  return {
    items: rows.slice(0, BIN_MOST).map(({ kind, id, name, project, deleted_at, deleted_by }) => ({
      ...{ kind, id, project, deletedBy: deleted_by },
      name: wordsOf.get(kind)?.(name) ?? name,
      deletedAt: deleted_at.toISOString(),
      goneOn: dayInChile(after(deleted_at, RESTORABLE)),
    })),
    isAll: rows.length <= BIN_MOST,
  };
}

/** Removes items deleted long ago for good. */
export function purgeBin(db: Database, now: Date, kinds: readonly DeletableKind[]): Promise<number> {
  const until = after(now, -RESTORABLE);
  return inTransaction(db, async (transaction) => {
    let removed = 0;
    for (const { purge } of kinds) removed += await purge(transaction, until, now);
    return removed;
  });
}
