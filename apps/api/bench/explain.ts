import { COUNTED_TO } from '@doblaje/contract';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../src/ground/db/database';
import type { AskedList } from '../test/listPlans';

/** Above this many rows a sequential scan counts as reading the whole table. A limited count may read that many before it stops. */
const MOST_READ = 2 * COUNTED_TO;

/** A node of a query plan. */
export interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of a statement, after it ran (EXPLAIN ANALYZE). */
export async function explained(
  db: Database,
  query: ReturnType<AskedList['rows'] | AskedList['count']>,
): Promise<Node[]> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
    explain (analyze, timing off, format json) ${query}`.execute(db);
  return planIn(rows);
}

function planIn(rows: readonly { 'QUERY PLAN': string | [{ Plan: Node }] }[]): Node[] {
  const plan = rows[0]?.['QUERY PLAN'];
  const [first] = typeof plan === 'string' ? (JSON.parse(plan) as [{ Plan: Node }]) : (plan ?? []);
  return first ? nodesOf(first.Plan) : [];
}

/** The plans of recorded statements, after they ran. */
export async function explainedAll(db: Database, statements: readonly CompiledQuery[]): Promise<Node[]> {
  const nodes: Node[] = [];
  for (const { sql: text, parameters } of statements) {
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]),
    );
    nodes.push(...planIn(rows));
  }
  return nodes;
}

/** Names of the indexes and tables that were read, each once. */
export function readBy(nodes: readonly Node[]): string {
  const names = nodes
    .filter((node) => /Scan/.test(node['Node Type']) && (node['Index Name'] ?? node['Relation Name']))
    .filter((node) => node['Node Type'] !== 'Bitmap Heap Scan')
    .map((node) => node['Index Name'] ?? `${node['Node Type']} on ${node['Relation Name']}`);
  return [...new Set(names)].join(', ');
}

/** Names of the tables that were read from end to end. */
export const readThrough = (nodes: readonly Node[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .filter((node) => {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      return rows * node['Actual Loops'] > MOST_READ;
    })
    .map((node) => node['Relation Name']);
