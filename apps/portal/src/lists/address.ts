import {
  type FilterOf,
  type FilterValues,
  type ListDescription,
  type ListFilter,
  type ListQuery,
  orderOf,
} from '@doblaje/contract/lists';
import { type AddressParam, addressParam } from './addressParam';

/** The offered numbers of rows per page. */
const PAGE_SIZES = [10, 25, 50, 100];

/** A list with this many rows or fewer is always one page. It needs no pages, and no order on a phone. */
export const SMALLEST_PAGE = Math.min(...PAGE_SIZES);

/** Names in the address, which people read. Each list names its own filters. */
const SEARCH = { search: 'buscar' } as const;
const PAGES = { sort: 'orden', page: 'pagina', size: 'filas' } as const;

interface AddressNames<List extends ListDescription> {
  /** The name of each filter in the address: 'tipo'. */
  filters: { readonly [Name in FilterOf<List>]: string };
  /** The name of the open row in the address: 'documento'. Without it no row opens. */
  open?: string;
}

/** The state of a list in the address: search, filters, order, page, and the open row. A reload or a shared link shows the same. */
export interface ListAddress<List extends ListDescription> extends AddressParam {
  list: List;
  /** Reads an address's search. Unknown values (typed by hand, an old link) are ignored. */
  read: (search: string) => ListQuery<List>;
  /**
   * The address's search after a change. A change of search, filter, order or page size goes back to the first page. All other
   * parameters stay, the open row included.
   */
  changed: (search: string, change: Partial<ListQuery<List>>) => string;
  /** The change that clears search and filters. */
  cleared: Partial<ListQuery<List>>;
  /** Whether a search or a filter is set. */
  isFiltered: (search: string) => boolean;
  /** Whether two addresses find the same rows, in any order and on any page. */
  areSameRows: (one: string, other: string) => boolean;
}

/**
 * Control characters such as line breaks, which the API refuses in one-line texts. For a character class in a regular expression with
 * the flag `u`.
 */
const CONTROLS = String.raw`\p{Cc}\p{Cs}\u2028\u2029`;
const CONTROL = new RegExp(`[${CONTROLS}]`, 'gu');

const FORMS = {
  id: /^[1-9]\d{0,8}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  month: /^(?:20|21)\d\d-(?:0[1-9]|1[0-2])$/,
  name: new RegExp(`^(?=.*\\S)[^${CONTROLS}]{1,300}$`, 'u'),
} as const;

/**
 * The text to search for. Control characters (pasted, or written into an address by hand) become blanks. Blanks alone search for
 * nothing.
 */
function searchedOf(given: string): string {
  const text = given.replace(CONTROL, ' ').slice(0, 100);
  return text.trim() && text;
}

/** The filter's value in the address; undefined if the filter has no such value. */
function chosenOf(filter: ListFilter | undefined, given: string): string | undefined {
  const isValue =
    typeof filter === 'string'
      ? FORMS[filter].test(given)
      : filter?.some(({ value }) => String(value) === given);
  return isValue ? given : undefined;
}

const NOTHING_OPENS: AddressParam = {
  openId: () => null,
  withOpen: (search) => `?${new URLSearchParams(search)}`,
};

/** Makes a list's address from its description and the names it uses there. */
export function listAddress<List extends ListDescription>(
  list: List,
  { filters, open }: AddressNames<List>,
): ListAddress<List> {
  const filterNames = Object.keys(list.filters) as FilterOf<List>[];
  const names: Readonly<Record<string, string>> = { ...SEARCH, ...filters, ...PAGES };
  const usual: Record<string, string | number> = {
    search: '',
    sort: list.usual,
    page: 1,
    size: list.pageSize,
  };

  function read(search: string): ListQuery<List> {
    const params = new URLSearchParams(search);
    const given = (name: string) => params.get(names[name] ?? name) ?? '';
    const { field } = orderOf<List>(given('sort') as List['usual']);
    const chosen = filterNames.map((name) => [name, chosenOf(list.filters[name], given(name))]);
    return {
      ...(Object.fromEntries(chosen) as FilterValues<List>),
      search: searchedOf(given('search')),
      sort: list.sorts.includes(field) ? given('sort') : list.usual,
      page: /^[1-9]\d{0,4}$/.test(given('page')) ? Number(given('page')) : 1,
      size: PAGE_SIZES.find((size) => String(size) === given('size')) ?? list.pageSize,
    } as ListQuery<List>;
  }

  const wanted = (search: string): readonly unknown[] => {
    const query = read(search);
    return [query.search, ...filterNames.map((name) => query[name])];
  };

  return {
    list,
    read,
    changed(search, change) {
      const params = new URLSearchParams(search);
      const query: Record<string, unknown> = { ...read(search), page: 1, ...change };
      for (const [name, param] of Object.entries(names)) {
        params.delete(param);
        const value = query[name];
        if (value !== undefined && value !== usual[name]) params.set(param, String(value));
      }
      return `?${params}`;
    },
    cleared: { search: '', ...Object.fromEntries(filterNames.map((name) => [name, undefined])) } as Partial<
      ListQuery<List>
    >,
    isFiltered: (search) => wanted(search).some((value) => value !== undefined && value !== ''),
    areSameRows: (one, other) => JSON.stringify(wanted(one)) === JSON.stringify(wanted(other)),
    ...(open === undefined ? NOTHING_OPENS : addressParam(open)),
  };
}
