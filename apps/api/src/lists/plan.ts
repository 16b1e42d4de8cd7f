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
 * What a sort goes by: a column as it is (of codes, where a filter of the same name has their options: by their words), a
 * text as people order it, or the label of a catalogue's entry. Never null, for rows without a value would be left out of a
 * CSV: `coalesce`.
 */
type SortColumn<DB, TB extends keyof DB, Counted = string> =
  | StringReference<DB, TB>
  | { readonly text: StringReference<DB, TB> | RawBuilder<string>; readonly entry?: undefined }
  /** @property entry the column with the entry's id, with an index by it and the tie-breaker; {@link ListPlan.counted} has it */
  | { readonly text: StringReference<DB, TB>; readonly entry: StringReference<DB, TB> & Counted };

/** What a filter compares: a column with the value, or one of several values of which it is to be one. */
type FilterColumn<DB, TB extends keyof DB> =
  | StringReference<DB, TB>
  /** @property anyOf a column of texts, with an index of them (gin) */
  | { readonly anyOf: StringReference<DB, TB> }
  /** @property holds what is true of a row that is chosen by the value; {@link ListPlan.counted} has its columns */
  | { readonly holds: (value: string) => RawBuilder<boolean> };

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
   * As many rows as {@link base} has, without the tables that only items and sorts need. A left join that nothing is asked of
   * costs nothing: the database leaves it out. @default base
   */
  counted?: (db: Database, ...scope: Scope) => SelectQueryBuilder<never, never, unknown>;
  /** Texts that searches look in, as the database's `search_text` makes them; one that has an index of trigrams for many rows. */
  searched: readonly (StringReference<DB, TB> | RawBuilder<string>)[];
  /** Where else a word of a search may be found: a condition with an index of its own; null where it cannot be. @default nowhere */
  alsoSearched?: (word: string) => RawBuilder<boolean> | null;
  sorts: { [Name in SortOf<List>]: SortColumn<DB, TB> };
  filters: { [Name in FilterOf<List>]: FilterColumn<DB, TB> };
  /** Orders rows that a sort leaves side by side, in the sort's direction: one index serves both directions. */
  tieBreaker: StringReference<DB, TB>;
  /** A row as the contract's item. */
  itemOf: (row: Row) => Item;
}

/** A plan as it is written down: what counting goes by are columns of the rows that are counted, as well as of the base. */
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

/** Writes down how a list is read, keeping its types. */
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

/** The rows of a list that are searched and filtered for, in no order. */
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

/** The same rows without what only items need. */
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

/** The tie-breakers of all rows that are searched and filtered for. */
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

/** One row for each match, but no more than `most`: counting reads these. */
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

/** The rows of a page in their order. */
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
  // Entry by entry, from each only as many as the page can hold: sorted as they come, all rows of the first would be read.
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
 * Whether the column that is sorted by has in all rows the value that is filtered for. The database is not told to sort by it
 * then: of few rows it would read all others to come upon them in an order that is none.
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

/** What an order sorts by, the tie-breaker, the direction of both, and the column of the entry where a label is sorted by. */
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
