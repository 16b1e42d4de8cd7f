import type { FilterOf, ListDescription, SortOf } from '@doblaje/contract';
import type { RawBuilder, SelectQueryBuilder, StringReference } from 'kysely';
import type { Database } from '../db/database';

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
export type WrittenPlan<
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
