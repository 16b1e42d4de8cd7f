import { type ListDescription, type ListSelection, type OrderOf, orderOf } from '@doblaje/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { columnRef, matchingRows } from './matchingRows';
import { inNaturalOrder, inOrderOf } from './naturalOrder';
import type { ListPlan } from './plan';

/** The statements that read a list by its plan. */
export function statementsOf<
  List extends ListDescription,
  DB,
  TB extends keyof DB,
  Row,
  Item,
  Scope extends readonly unknown[],
>(plan: ListPlan<List, DB, TB, Row, Item, Scope>) {
  type Query = ListSelection<List>;
  const { list, sorts, filters, tieBreaker } = plan;

  /** The rows that match the search and the filters, in no order. */
  const found = (db: Database, query: Query, scope: Scope) =>
    matchingRows(plan.base(db, ...scope), plan, query);

  /** The same rows without the columns that only items need. */
  function bare(db: Database, query: Query, scope: Scope): SelectQueryBuilder<never, never, unknown> {
    const rows: SelectQueryBuilder<never, never, unknown> = plan.counted
      ? plan.counted(db, ...scope)
      : plan.base(db, ...scope).clearSelect();
    return matchingRows(rows, plan, query);
  }

  /** The tie-breakers of all rows that match the search and the filters. */
  const keys = (db: Database, query: Query, scope: Scope) =>
    bare(db, query, scope).select(sql.ref<string>(tieBreaker).as('key'));

  /** One row for each match, at most `most` of them. Counting reads these. */
  const counted = (db: Database, query: Query, scope: Scope, most: number): RawBuilder<unknown> =>
    sql`${bare(db, query, scope).select(sql`1`.as('one')).limit(most)}`;

  /** The column of an order, the tie-breaker, the direction of both and, for a sort by a label, the column of the entry. */
  function orderBy(sort: OrderOf<List>) {
    const { field, isDescending } = orderOf<List>(sort);
    const column = sorts[field];
    const values = list.filters[field];
    let key: RawBuilder<unknown>;
    if (typeof column === 'object') key = inNaturalOrder(columnRef(column.text));
    else key = typeof values === 'object' ? inOrderOf(sql.ref(column), values) : sql.ref(column);
    return {
      key,
      tie: sql.ref(tieBreaker),
      direction: isDescending ? ('desc' as const) : ('asc' as const),
      entry: typeof column === 'object' && column.entry ? sql.ref(column.entry) : null,
    };
  }

  /**
   * Whether the filter already fixes the value of the sorted column. The column is then left out of the order: the
   * database would walk through the whole order to find a few rows, although all of them are equal in it.
   */
  function isOneValue(query: Query): boolean {
    const { field } = orderOf<List>(query.sort);
    const [sorted, filtered]: unknown[] = [sorts[field], Reflect.get(filters, field)];
    return typeof sorted === 'string' && sorted === filtered && Reflect.get(query, field) !== undefined;
  }

  /** The rows of a page, in order. */
  function page(
    db: Database,
    query: Query,
    scope: Scope,
    { offset, size }: { offset: number; size: number },
  ): SelectQueryBuilder<DB, TB, Row> {
    const { key, tie, direction, entry } = orderBy(query.sort);
    const rows = found(db, query, scope);
    const byKey = isOneValue(query) ? rows : rows.orderBy(key, direction);
    const ordered = byKey.orderBy(tie, direction);
    if (!entry) return ordered.limit(size).offset(offset);
    // Read each entry by itself, with at most as many rows as the page needs. A plain sort would read all rows of the first entry.
    const ofEntry = bare(db, query, scope)
      .where(sql<boolean>`${entry} = entry.id`)
      .select(sql`${tie}`.as('tie'))
      .orderBy(tie, direction)
      .limit(offset + size);
    const by = sql.raw(direction);
    const ties = sql`array(
      select row_of_it.tie from catalogue_entries as entry cross join lateral (${ofEntry}) as row_of_it
      order by ${inNaturalOrder(sql`entry.label`)} ${by}, row_of_it.tie ${by} limit ${size} offset ${offset})`;
    return ordered.where(sql<boolean>`${tie} = any(${ties})`);
  }

  return { found, keys, counted, orderBy, page };
}
