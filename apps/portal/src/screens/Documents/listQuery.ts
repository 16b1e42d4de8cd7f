import { DOCUMENT_KINDS, type DocumentKind } from '@doblaje/domain/options/documentKinds';
import { DOCUMENT_STATES, type DocumentState } from '@doblaje/domain/options/documentStates';

/** What the list of documents is asked for. All of it stands in the address: a reload or a shared link shows the same. */
export interface ListQuery {
  search: string;
  kind: DocumentKind | undefined;
  state: DocumentState | undefined;
  /** A column, with '-' before it from the last to the first. */
  sort: Sort;
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
}

/** Columns the list is sorted by. */
const SORTED_BY = ['title', 'kind', 'project', 'date', 'state'] as const;

type Column = (typeof SORTED_BY)[number];
export type Sort = Column | `-${Column}`;

const PAGE_SIZES = [10, 25, 50, 100];

/** As many or fewer are one page whatever is chosen: they need neither pages nor, on a phone, an order. */
export const SMALLEST_PAGE = Math.min(...PAGE_SIZES);

const SORTS: readonly Sort[] = SORTED_BY.flatMap((column) => [column, `-${column}` as const]);
const USUAL: ListQuery = {
  search: '',
  kind: undefined,
  state: undefined,
  sort: '-date',
  page: 1,
  size: 10,
};

/** The document that is open, beside what the list is asked for. */
const OPEN_PARAM = 'documento';

/** Names in the address, which people read. */
const PARAMS: Readonly<Record<keyof ListQuery, string>> = {
  search: 'buscar',
  kind: 'tipo',
  state: 'estado',
  sort: 'orden',
  page: 'pagina',
  size: 'filas',
};

/** Reads the address; what is unknown in it (typed by hand, an old link) counts as not there. */
export function readQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const given = (name: keyof ListQuery) => params.get(PARAMS[name]) ?? '';
  const page = /^[1-9]\d{0,4}$/.test(given('page')) ? Number(given('page')) : USUAL.page;
  return {
    search: given('search').slice(0, 100),
    kind: DOCUMENT_KINDS.find(({ value }) => value === given('kind'))?.value,
    state: DOCUMENT_STATES.find(({ value }) => value === given('state'))?.value,
    sort: SORTS.find((sort) => sort === given('sort')) ?? USUAL.sort,
    page,
    size: PAGE_SIZES.find((size) => String(size) === given('size')) ?? USUAL.size,
  };
}

/**
 * The address after a change: another search, filter, order or page size starts at the first page; an open document
 * stays open.
 * @param search the address's search now
 */
export function changedSearch(search: string, change: Partial<ListQuery>): string {
  const query = { ...readQuery(search), page: 1, ...change };
  const params = new URLSearchParams();
  for (const name of Object.keys(PARAMS) as (keyof ListQuery)[]) {
    const value = query[name];
    if (value !== USUAL[name] && value !== undefined) params.set(PARAMS[name], String(value));
  }
  const open = openDocumentId(search);
  if (open !== null) params.set(OPEN_PARAM, open);
  return `?${params}`;
}

/** Which document the address opens; null for none. */
export function openDocumentId(search: string): string | null {
  return new URLSearchParams(search).get(OPEN_PARAM) || null;
}

/** The address with that document open, or with none. */
export function searchWithOpen(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  params.delete(OPEN_PARAM);
  if (id !== null) params.set(OPEN_PARAM, id);
  return `?${params}`;
}

/** Whether two addresses ask for the same documents, in whatever order and of whatever page. */
export function areSameDocuments(one: string, other: string): boolean {
  const [a, b] = [readQuery(one), readQuery(other)];
  return a.search === b.search && a.kind === b.kind && a.state === b.state;
}

/** Whether something but the order and the page is asked for. */
export function isFiltered({ search, kind, state }: ListQuery): boolean {
  return search !== '' || kind !== undefined || state !== undefined;
}
