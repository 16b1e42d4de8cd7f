const SORTED_BY = ['title', 'name', 'date', 'keepUntil'] as const;
type Column = (typeof SORTED_BY)[number];
type Sort = Column | `-${Column}`;

/** What the archive is asked for; all of it stands in the address, under the names that other lists use. */
export interface ArchiveQuery {
  search: string;
  /** A column, with '-' before it from the last to the first. */
  sort: Sort;
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
}

const SORTS: readonly Sort[] = SORTED_BY.flatMap((column) => [column, `-${column}` as const]);
const PAGE_SIZES = [10, 25, 50, 100];
const USUAL: ArchiveQuery = { search: '', sort: '-date', page: 1, size: 10 };
const PARAMS = { search: 'buscar', sort: 'orden', page: 'pagina', size: 'filas' } as const;

/** Reads the address; what is unknown in it counts as not there. */
export function readQuery(search: string): ArchiveQuery {
  const params = new URLSearchParams(search);
  const given = (name: keyof ArchiveQuery) => params.get(PARAMS[name]) ?? '';
  return {
    search: given('search').slice(0, 100),
    sort: SORTS.find((sort) => sort === given('sort')) ?? USUAL.sort,
    page: /^[1-9]\d{0,4}$/.test(given('page')) ? Number(given('page')) : USUAL.page,
    size: PAGE_SIZES.find((size) => String(size) === given('size')) ?? USUAL.size,
  };
}

/** The address after a change: another search, order or page size starts at the first page. */
export function changedSearch(search: string, change: Partial<ArchiveQuery>): string {
  const query = { ...readQuery(search), page: 1, ...change };
  const params = new URLSearchParams();
  for (const name of Object.keys(PARAMS) as (keyof ArchiveQuery)[]) {
    if (query[name] !== USUAL[name]) params.set(PARAMS[name], String(query[name]));
  }
  return `?${params}`;
}

/** The order as the address has it, of a table's. */
export function sortOf(column: string, direction: 'ascending' | 'descending'): Sort | undefined {
  return SORTS.find((sort) => sort === (direction === 'descending' ? `-${column}` : column));
}
