import {
  type FilterOf,
  type ListDescription,
  type ListSelection,
  type OrderOf,
  orderOf,
  type SortOf,
} from '@doblaje/contract';
import { type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import type { Database } from '../db/database';
import { inNaturalOrder, inOrderOf } from './naturalOrder';
import { holdsWords } from './textSearch';

/**
 * What a sort goes by: a column as it is (of codes, where a filter of the same name has their options: by their words), or
 * a text as people order it. Never null, for rows without a value would be left out of a CSV: `coalesce`.
 */
type SortColumn<DB, TB extends keyof DB> =
  | StringReference<DB, TB>
  | { readonly text: StringReference<DB, TB> | RawBuilder<string> };

/**
 * How a list of the contract is read from the database. The compiler holds it against the list's description and the
 * schema: a sort or filter that is missing, or a column that is none, does not compile.
 */
export interface ListPlan<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
> {
  list: List;
  /** Every row that whoever asks may see, with what {@link itemOf} needs of it. */
  base: (db: Database, ...scope: Scope) => SelectQueryBuilder<DB, TB, Row>;
  /**
   * As many rows as {@link base} has, without the tables that only items, searches and sorts need: counted while nothing is
   * searched for. @default base
   */
  counted?: (db: Database, ...scope: Scope) => SelectQueryBuilder<never, never, unknown>;
  /** Texts that searches look in, as the database's `search_text` makes them; one that has an index of trigrams for many rows. */
  searched: readonly (StringReference<DB, TB> | RawBuilder<string>)[];
  sorts: { [Name in SortOf<List>]: SortColumn<DB, TB> };
  filters: { [Name in FilterOf<List>]: StringReference<DB, TB> };
  /** Orders rows that a sort leaves side by side, in the sort's direction: one index serves both directions. */
  tieBreaker: StringReference<DB, TB>;
  /** A row as the contract's item. */
  itemOf: (row: Row) => Item;
}

/** Writes down how a list is read, keeping its types. */
export const listPlan = <
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(
  plan: ListPlan<List, DB, TB, Row, Item, Scope>,
): ListPlan<List, DB, TB, Row, Item, Scope> => plan;

const columnOf = (column: string | RawBuilder<unknown>) =>
  typeof column === 'string' ? sql.ref<string>(column) : column;

/** The rows of a list that are searched and filtered for, in no order. */
export function foundRows<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Scope extends readonly unknown[],
>(
  db: Database,
  plan: ListPlan<List, DB, TB, Row, unknown, Scope>,
  query: ListSelection<List>,
  scope: Scope,
): SelectQueryBuilder<DB, TB, Row> {
  const found = filtered(plan.base(db, ...scope), plan, query);
  return query.search === '' ? found : found.where(holdsWords(plan.searched.map(columnOf), query.search));
}

/** Ones, for each row that is found and `most` at most: what counting them reads. */
export function countedRows<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Scope extends readonly unknown[],
>(
  db: Database,
  plan: ListPlan<List, DB, TB, Row, unknown, Scope>,
  query: ListSelection<List>,
  scope: Scope,
  most: number,
): RawBuilder<unknown> {
  const rows =
    plan.counted && query.search === ''
      ? filtered(plan.counted(db, ...scope), plan, query)
      : foundRows(db, plan, query, scope);
  return sql`${rows.clearSelect().select(sql`1`.as('one')).limit(most)}`;
}

function filtered<List extends ListDescription, DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { list, filters }: { list: List; filters: { [Name in FilterOf<List>]: string } },
  query: ListSelection<List>,
): SelectQueryBuilder<DB, TB, Row> {
  let found = rows;
  for (const name of Object.keys(list.filters) as FilterOf<List>[]) {
    const value = query[name];
    if (value !== undefined) found = found.where(sql<boolean>`${sql.ref(filters[name])} = ${value}`);
  }
  return found;
}

/** What an order sorts by, the tie-breaker, and the direction of both. */
export function sortKeys<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Scope extends readonly unknown[],
>(
  {
    list,
    sorts,
    tieBreaker,
  }: Pick<ListPlan<List, DB, TB, unknown, unknown, Scope>, 'list' | 'sorts' | 'tieBreaker'>,
  sort: OrderOf<List>,
) {
  const { field, isDescending } = orderOf<List>(sort);
  const column = sorts[field];
  const values = list.filters[field];
  let key: RawBuilder<unknown>;
  if (typeof column === 'object') key = inNaturalOrder(columnOf(column.text));
  else key = typeof values === 'object' ? inOrderOf(sql.ref(column), values) : sql.ref(column);
  return { key, tie: sql.ref(tieBreaker), direction: isDescending ? ('desc' as const) : ('asc' as const) };
}
