import {
  type FilterOf,
  type FilterValues,
  type ListDescription,
  type ListFilter,
  type ListQuery,
  orderOf,
} from '@doblaje/contract/lists';
import { type AddressParam, addressParam } from './addressParam';

/** Rows of a page that are offered. */
const PAGE_SIZES = [10, 25, 50, 100];

/** As many or fewer are one page whatever is chosen: they need neither pages nor, on a phone, an order. */
export const SMALLEST_PAGE = Math.min(...PAGE_SIZES);

/** Names in the address, which people read; those of the filters are each list's own. */
const SEARCH = { search: 'buscar' } as const;
const PAGES = { sort: 'orden', page: 'pagina', size: 'filas' } as const;

interface AddressNames<List extends ListDescription> {
  /** What each filter is called in the address: 'tipo'. */
  filters: { readonly [Name in FilterOf<List>]: string };
  /** What the row that is open beside the list is called: 'documento'. None is opened without it. */
  open?: string;
}

/** What a list is asked for, and the row that is open beside it, as they stand in the address: a reload or a shared link shows the same. */
export interface ListAddress<List extends ListDescription> extends AddressParam {
  list: List;
  /** Reads an address's search; what is unknown in it (typed by hand, an old link) counts as not there. */
  read: (search: string) => ListQuery<List>;
  /**
   * The search after a change: another search, filter, order or page size starts at the first page; what else the address
   * holds stays, a row that is open too.
   */
  changed: (search: string, change: Partial<ListQuery<List>>) => string;
  /** The change that takes search and filters back. */
  cleared: Partial<ListQuery<List>>;
  /** Whether something is searched or filtered for. */
  isFiltered: (search: string) => boolean;
  /** Whether two searches ask for the same rows, in whatever order and of whatever page. */
  areSameRows: (one: string, other: string) => boolean;
}

/** Line breaks and the like: the API takes none in a text of one line. Of a class of a regular expression with the flag `u`. */
const CONTROLS = String.raw`\p{Cc}\p{Cs}\u2028\u2029`;
const CONTROL = new RegExp(`[${CONTROLS}]`, 'gu');

const FORMS = {
  id: /^[1-9]\d{0,8}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  name: new RegExp(`^(?=.*\\S)[^${CONTROLS}]{1,300}$`, 'u'),
} as const;

/** What is searched for. What was pasted into it, or written into an address by hand, is a blank; blanks alone search for nothing. */
function searchedOf(given: string): string {
  const text = given.replace(CONTROL, ' ').slice(0, 100);
  return text.trim() && text;
}

/** What is filtered by, as the address has it; undefined where that is no value of the filter. */
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

/** The address of a list, by its description and the names it has there. */
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
