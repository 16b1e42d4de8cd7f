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
import { asked, columnOf } from './asked';
import { inNaturalOrder, inOrderOf } from './naturalOrder';

/**
 * How a list sorts by one field: by a plain column (by the labels of its codes, if a filter of the same name has options), by a text in
 * people's order, or by the label of a catalogue entry. It must never be null, because a CSV would leave out the rows: use `coalesce`.
 */
type SortColumn<DB, TB extends keyof DB, Counted = string> =
  | StringReference<DB, TB>
  | { readonly text: StringReference<DB, TB> | RawBuilder<string>; readonly entry?: undefined }
  /**
   * @property entry the column with the entry's id. It needs an index together with the
   * tie-breaker, and {@link ListPlan.counted} must have it
   */
  | { readonly text: StringReference<DB, TB>; readonly entry: StringReference<DB, TB> & Counted };

/** How a filter compares: a column with the value, or a column of several values that must contain it. */
type FilterColumn<DB, TB extends keyof DB> =
  | StringReference<DB, TB>
  /** @property anyOf a column of texts, with an index of them (gin) */
  | { readonly anyOf: StringReference<DB, TB> }
  /** @property holds the condition for a row, given the filter's value. {@link ListPlan.counted} must have its columns */
  | { readonly holds: (value: string) => RawBuilder<boolean> };

/**
 * How a list of the contract is read from the database. The compiler checks it against the list's description
 * and the schema: a missing sort or filter, or a column that does not exist, does not compile.
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
  /** Every row that the user may see, with the columns that {@link itemOf} needs. */
  base: (db: Database, ...scope: Scope) => SelectQueryBuilder<DB, TB, Row>;
  /**
   * The same rows as {@link base}, without the tables that only items and sorts need. A
   * left join stays cheap, because the database drops it when no column of it is used.
   * @default base
   */
  counted?: (db: Database, ...scope: Scope) => SelectQueryBuilder<never, never, unknown>;
  /** The texts to search, made by the database's `search_text`. For many rows they need an index of trigrams. */
  searched: readonly (StringReference<DB, TB> | RawBuilder<string>)[];
  /** Another condition by which a search word may match, with its own index; null for a word that cannot match. @default nowhere */
  alsoSearched?: (word: string) => RawBuilder<boolean> | null;
  sorts: { [Name in SortOf<List>]: SortColumn<DB, TB> };
  filters: { [Name in FilterOf<List>]: FilterColumn<DB, TB> };
  /** Orders rows that are equal in the sort, in the sort's direction, so that one index serves both directions. */
  tieBreaker: StringReference<DB, TB>;
  /** Turns a row into the contract's item. */
  itemOf: (row: Row) => Item;
}

/** A plan as written in the code. Searches, filters and the tie-breaker use columns that the counted rows also have. */
type WrittenPlan<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
  CountedDB,
  CountedTB extends keyof CountedDB,
> = ListPlan<List, DB, TB, Row, Item, Scope> & {
  counted?: (db: Database, ...scope: Scope) => SelectQueryBuilder<CountedDB, CountedTB, unknown>;
} & NoInfer<{
    searched: readonly (StringReference<CountedDB, CountedTB> | RawBuilder<string>)[];
    sorts: { [Name in SortOf<List>]: SortColumn<DB, TB, StringReference<CountedDB, CountedTB>> };
    filters: { [Name in FilterOf<List>]: FilterColumn<CountedDB, CountedTB> };
    tieBreaker: StringReference<CountedDB, CountedTB>;
  }>;

/** Defines how a list is read, keeping its types. */
export const listPlan = <
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
  CountedDB = DB,
  CountedTB extends keyof CountedDB = Extract<TB, keyof CountedDB>,
>(
  plan: WrittenPlan<List, DB, TB, Row, Item, Scope, CountedDB, CountedTB>,
): ListPlan<List, DB, TB, Row, Item, Scope> => plan;

/** The rows of a list that match the search and the filters, in no order. */
export const foundRows = <
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
): SelectQueryBuilder<DB, TB, Row> => asked(plan.base(db, ...scope), plan, query);

/** The same rows without the columns that only items need. */
function bareRows<
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
): SelectQueryBuilder<never, never, unknown> {
  const rows: SelectQueryBuilder<never, never, unknown> = plan.counted
    ? plan.counted(db, ...scope)
    : plan.base(db, ...scope).clearSelect();
  return asked(rows, plan, query);
}

/** The tie-breakers of all rows that match the search and the filters. */
export const foundKeys = <
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
) => bareRows(db, plan, query, scope).select(sql.ref<string>(plan.tieBreaker).as('key'));

/** One row for each match, at most `most` of them. Counting reads these. */
export const countedRows = <
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
): RawBuilder<unknown> => sql`${bareRows(db, plan, query, scope).select(sql`1`.as('one')).limit(most)}`;

/** The rows of a page, in order. */
export function pageRows<
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
  { offset, size }: { offset: number; size: number },
): SelectQueryBuilder<DB, TB, Row> {
  const found = foundRows(db, plan, query, scope);
  const { key, tie, direction, entry } = sortKeys(plan, query.sort);
  const byKey = isOneValue(plan, query) ? found : found.orderBy(key, direction);
  const ordered = byKey.orderBy(tie, direction);
  if (!entry) return ordered.limit(size).offset(offset);
  // Read each entry by itself, with at most as many rows as the page needs. A plain sort would read all rows of the first entry.
  const ofEntry = bareRows(db, plan, query, scope)
    .where(sql<boolean>`${entry} = entry.id`)
    .select(sql`${tie}`.as('tie'))
    .orderBy(tie, direction)
    .limit(offset + size);
  const by = sql.raw(direction);
  const page = sql`array(
    select row_of_it.tie from catalogue_entries as entry cross join lateral (${ofEntry}) as row_of_it
    order by ${inNaturalOrder(sql`entry.label`)} ${by}, row_of_it.tie ${by} limit ${size} offset ${offset})`;
  return ordered.where(sql<boolean>`${tie} = any(${page})`);
}

/**
 * Whether the filter already fixes the value of the sorted column. The column is then left out of the order: the
 * database would walk through the whole order to find a few rows, although all of them are equal in it.
 */
function isOneValue<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Scope extends readonly unknown[],
>({ sorts, filters }: ListPlan<List, DB, TB, Row, unknown, Scope>, query: ListSelection<List>): boolean {
  const { field } = orderOf<List>(query.sort);
  const [sorted, filtered]: unknown[] = [sorts[field], Reflect.get(filters, field)];
  return typeof sorted === 'string' && sorted === filtered && Reflect.get(query, field) !== undefined;
}

/** The column of an order, the tie-breaker, the direction of both and, for a sort by a label, the column of the entry. */
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
  return {
    key,
    tie: sql.ref(tieBreaker),
    direction: isDescending ? ('desc' as const) : ('asc' as const),
    entry: typeof column === 'object' && column.entry ? sql.ref(column.entry) : null,
  };
}
