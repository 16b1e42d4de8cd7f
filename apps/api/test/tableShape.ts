import { sql } from 'kysely';
import type { Database } from '../src/ground/db/database';

interface Column {
  table: string;
  name: string;
  type: string;
  /** Whether a row that does not say it is refused. */
  isNeeded: boolean;
}

/** What a table refuses. */
interface Rule {
  table: string;
  name: string;
  says: string;
  /** Columns that it looks at; none when it looks at something made of them. */
  columns: string[];
  /** Of a foreign key that refuses that its row is deleted: the table of that row. */
  keeps: string | null;
}

/** What a program that reads and writes tables relies on. */
export interface TableShape {
  columns: Column[];
  rules: Rule[];
}

const OURS = sql`relnamespace = current_schema()::regnamespace and relname not like 'kysely%'`;

export async function tableShapeOf(db: Database): Promise<TableShape> {
  const { rows: columns } = await sql<Column>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull and not atthasdef and attidentity = '' as "isNeeded"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where ${OURS} and relkind = 'r' and attnum > 0 and not attisdropped
    order by 1, 2`.execute(db);
  const { rows: rules } = await sql<Rule>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as says,
      coalesce((select array_agg(attname::text) from pg_attribute where attrelid = conrelid and attnum = any(conkey)), '{}')
        as columns,
      case when contype = 'f' and confdeltype in ('a', 'r') then confrelid::regclass::text end as keeps
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where ${OURS} and contype <> 't'
    union all
    select relname, indexrelid::regclass::text, pg_get_indexdef(indexrelid),
      coalesce((select array_agg(attname::text) from pg_attribute where attrelid = indrelid and attnum = any(indkey)), '{}'),
      null
    from pg_index join pg_class on pg_class.oid = indrelid
    where ${OURS} and indisunique and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1, 2`.execute(db);
  return { columns, rules };
}

/** What a program written for the tables of `before` would stumble over in those of `after`: a line each. */
export function takenAway(before: TableShape, after: TableShape): string[] {
  const nameOf = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;
  const old = new Map(before.columns.map((column) => [nameOf(column), column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const said = new Set(before.rules.map(({ table, says }) => `${table}: ${says}`));
  const found: string[] = [];
  for (const [name, column] of old) {
    const left = now.get(name);
    if (!left) found.push(`${name} is gone`);
    else if (left.type !== column.type) found.push(`${name} is ${left.type}, not ${column.type}`);
  }
  for (const [name, { table, isNeeded }] of now) {
    if (tables.has(table) && isNeeded && !old.get(name)?.isNeeded) found.push(`${name} has to be said`);
  }
  for (const { table, name, says, columns, keeps } of after.rules) {
    if (said.has(`${table}: ${says}`)) continue;
    const isAboutOld = columns.length === 0 || columns.some((column) => old.has(`${table}.${column}`));
    if (tables.has(table) && isAboutOld) found.push(`${table} is ruled by ${name}: ${says}`);
    else if (keeps !== null && tables.has(keeps)) found.push(`${keeps} is kept by ${table}.${name}`);
  }
  return found.sort();
}
