import type { FilterOf, ListDescription, ListSelection } from '@doblaje/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { holdsWords } from './textSearch';

/** A column by its name, or an expression in its place. */
export const columnRef = (column: string | RawBuilder<unknown>) =>
  typeof column === 'string' ? sql.ref<string>(column) : column;

type FilterTest =
  | string
  | { readonly anyOf: string }
  | { readonly holds: (value: string) => RawBuilder<boolean> };

function isChosen(column: FilterTest, value: string): RawBuilder<boolean> {
  if (typeof column === 'string') return sql<boolean>`${sql.ref(column)} = ${value}`;
  if ('holds' in column) return column.holds(value);
  return sql<boolean>`${sql.ref(column.anyOf)} @> array[${value}]::text[]`;
}

/** The rows that match the search and the filters. */
export function matchingRows<List extends ListDescription, DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  {
    list,
    filters,
    searched,
    alsoSearched,
  }: {
    list: List;
    filters: { [Name in FilterOf<List>]: FilterTest };
    searched: readonly (string | RawBuilder<unknown>)[];
    alsoSearched?: (word: string) => RawBuilder<boolean> | null;
  },
  query: ListSelection<List>,
): SelectQueryBuilder<DB, TB, Row> {
  let found = rows;
  for (const name of Object.keys(list.filters) as FilterOf<List>[]) {
    const value = query[name];
    if (value === undefined) continue;
    const column = filters[name];
    found = found.where(isChosen(column, value));
  }
  return query.search === ''
    ? found
    : found.where(holdsWords(searched.map(columnRef), query.search, alsoSearched));
}
