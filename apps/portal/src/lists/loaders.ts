import { ApiError } from '@doblaje/contract/client';
import type { ListDescription, ListPage, ListSelection } from '@doblaje/contract/lists';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../portal/portal';
import type { ListAddress } from './address';

/** A list's query as the client sends it. */
export type SentQuery<List extends ListDescription> = ListSelection<List> & { page: string; size: string };

/** One page of a list, or the error. */
export interface AnsweredSearch<Item> {
  /** The address's search that this answers, without the open row. */
  search: string;
  list?: ListPage<Item>;
  error?: unknown;
}

/** The answer together with its question. */
export interface ListAnswer<Item> extends AnsweredSearch<Item> {
  /** The session and the address's search, without the open row. */
  question: string;
}

/** What a list's loader gives to its screen. */
export interface ListData<Item> {
  search: string;
  answer: Promise<ListAnswer<Item>>;
}

/** The item opened beside a list, or the error. */
export interface OpenAnswer<Item> {
  /** The session and the row. */
  question: string;
  id: string;
  item?: Item;
  error?: unknown;
}

/** What the loader of an open row gives to its screen; null if no row is open. */
export interface OpenData<Item> {
  id: string | null;
  answer: Promise<OpenAnswer<Item>> | null;
}

/** The form of the server's ids. Any other text could turn the request's path into another one. */
const ID = /^[\w-]{1,64}$/;

/** Includes the token, because two people may use one tab, one after the other, and open the same page. */
const questionOf = ({ session }: Portal, asked: string) => `${session.get().token} ${asked}`;

/** The query of an address's search, as the client sends it. */
export function sentQuery<List extends ListDescription>(
  { read }: Pick<ListAddress<List>, 'read'>,
  search: string,
): SentQuery<List> {
  const { page, size, ...query } = read(search);
  return { ...query, page: String(page), size: String(size) } as SentQuery<List>;
}

/**
 * Loads the page of a list that the address names. It returns a promise that never rejects, so that shell and skeleton show first.
 * @param ask the request
 */
export function listLoader<List extends ListDescription, Item>(
  portal: Portal,
  address: ListAddress<List>,
  ask: (query: SentQuery<List>) => Promise<ListPage<Item>>,
) {
  return ({ request }: { request: Request }): ListData<Item> => {
    const search = address.withOpen(new URL(request.url).search, null);
    const question = questionOf(portal, search);
    const answer = ask(sentQuery(address, search)).then(
      (list): ListAnswer<Item> => ({ question, search, list }),
      (error: unknown): ListAnswer<Item> => ({ question, search, error }),
    );
    return { search, answer };
  };
}

/** Opening or closing a row does not load the list again. */
export const listChanges =
  ({ withOpen }: Pick<ListAddress<ListDescription>, 'withOpen'>): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    withOpen(currentUrl.search, null) !== withOpen(nextUrl.search, null);

/** Loads the row that the address opens beside the list. It returns a promise that never rejects. */
export function openLoader<Item>(
  portal: Portal,
  { openId }: Pick<ListAddress<ListDescription>, 'openId'>,
  ask: (id: string) => Promise<Item>,
) {
  return ({ request }: { request: Request }): OpenData<Item> => {
    const id = openId(new URL(request.url).search);
    if (id === null) return { id, answer: null };
    const question = questionOf(portal, id);
    const call = ID.test(id) ? ask(id) : Promise.reject(new ApiError(404, 'No encontramos lo que buscas.'));
    const answer = call.then(
      (item): OpenAnswer<Item> => ({ question, id, item }),
      (error: unknown): OpenAnswer<Item> => ({ question, id, error }),
    );
    return { id, answer };
  };
}

/** Another page of the list does not load the open row again. */
export const openChanges =
  ({ openId }: Pick<ListAddress<ListDescription>, 'openId'>): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href || openId(currentUrl.search) !== openId(nextUrl.search);
