import type { Option } from '@doblaje/domain/options';

/**
 * The values of one filter: one of its options; an id of a record, which is a whole number ('id': of a client) or a text ('uuid':
 * of a person); a month 'AAAA-MM' ('month'); or a name that is data itself ('name': of a project, as a document has it).
 */
export type ListFilter = readonly Option[] | 'id' | 'uuid' | 'month' | 'name';

/** The filters of a list. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** A value of a filter as it stands in an address: always text. */
export type FilterValueOf<Filter extends ListFilter> = Filter extends readonly Option[]
  ? `${Filter[number]['value']}`
  : string;

/**
 * Describes a list once: the route's query, the fixtures' answer, the API's SQL (compiler-checked) and the portal's
 * address follow from it. It is plain data, so the browser gets it without zod.
 */
export interface ListDescription<Sort extends string = string, Filters extends ListFilters = ListFilters> {
  /** Fields to sort by. A field that is also a filter sorts by the words of its options, not by their codes. */
  readonly sorts: readonly Sort[];
  /** The default order; '-' before a field reverses it. */
  readonly usual: Sort | `-${Sort}`;
  readonly filters: Filters;
  /** Default number of rows per page. */
  readonly pageSize: number;
}

/** A field that a list is sorted by. */
export type SortOf<List extends ListDescription> = List['sorts'][number];

/** An order of a list; '-' before the field: from last to first. */
export type OrderOf<List extends ListDescription> = SortOf<List> | `-${SortOf<List>}`;

/** A filter of a list. */
export type FilterOf<List extends ListDescription> = keyof List['filters'] & string;

/** The chosen value of each filter; undefined: all. */
export type FilterValues<List extends ListDescription> = {
  [Name in FilterOf<List>]?: FilterValueOf<List['filters'][Name]> | undefined;
};

/** The search, the filters and the order: a list without its pages. */
export type ListSelection<List extends ListDescription> = FilterValues<List> & {
  /** A row is found if it holds all of these words (`searchWords`). */
  search: string;
  sort: OrderOf<List>;
};

/** A page of a {@link ListSelection}. */
export type ListQuery<List extends ListDescription> = ListSelection<List> & {
  /** From 1. */
  page: number;
  /** Rows per page. */
  size: number;
};

/** One page of a list, and the number of rows in all. */
export interface ListPage<Item> {
  items: Item[];
  /** Exact up to {@link COUNTED_TO}; stays there if there are more. */
  total: number;
  /** false: there are more than `total`. */
  isTotalExact: boolean;
  page: number;
  size: number;
}

/**
 * Rows are counted, and pages read, up to this row, so a page costs the same however long the list is (desk.md §5). Rows beyond it
 * are found by searching, filtering or sorting.
 */
export const COUNTED_TO = 10_000;

/** Describes a list, keeping the names of its sorts and filters for the compiler. */
export function describeList<const Sort extends string, const Filters extends ListFilters>(
  list: ListDescription<Sort, Filters>,
): ListDescription<Sort, Filters> {
  return list;
}

/** The field and the direction of an order. */
export function orderOf<List extends ListDescription>(
  sort: OrderOf<List>,
): { field: SortOf<List>; isDescending: boolean } {
  const isDescending = sort.startsWith('-');
  return { field: isDescending ? sort.slice(1) : sort, isDescending };
}
