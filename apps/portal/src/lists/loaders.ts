import { ApiError } from '@doblaje/contract/client';
import type { ListDescription, ListPage, ListSelection } from '@doblaje/contract/lists';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../portal';
import type { ListAddress } from './address';

/** A list's query as the client sends it. */
export type SentQuery<List extends ListDescription> = ListSelection<List> & { page: string; size: string };

/** One page of a list, or why there is none. */
export interface AnsweredSearch<Item> {
  /** The address's search it answers, without the open row. */
  search: string;
  list?: ListPage<Item>;
  error?: unknown;
}

/** The same, and to whom. */
export interface ListAnswer<Item> extends AnsweredSearch<Item> {
  /** The session and the address's search, without the open row. */
  question: string;
}

/** What a list's loader hands to its screen. */
export interface ListData<Item> {
  search: string;
  answer: Promise<ListAnswer<Item>>;
}

/** What was opened beside a list, or why it cannot be. */
export interface OpenAnswer<Item> {
  /** The session and the row. */
  question: string;
  id: string;
  item?: Item;
  error?: unknown;
}

/** What the loader of an open row hands to its screen; null: none is open. */
export interface OpenData<Item> {
  id: string | null;
  answer: Promise<OpenAnswer<Item>> | null;
}

/** Ids are the server's; anything else would only make another address of the request. */
const ID = /^[\w-]{1,64}$/;

/** Two people may ask for the same, one after the other in one tab. */
const questionOf = ({ session }: Portal, asked: string) => `${session.get().token} ${asked}`;

/** What an address's search asks for, as the client sends it. */
export function sentQuery<List extends ListDescription>(
  { read }: Pick<ListAddress<List>, 'read'>,
  search: string,
): SentQuery<List> {
  const { page, size, ...query } = read(search);
  return { ...query, page: String(page), size: String(size) } as SentQuery<List>;
}

/**
 * Loads the page of a list that the address asks for: a promise that never rejects, so that shell and skeleton show first.
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

/** Opening and closing a row asks for no other list. */
export const listChanges =
  ({ withOpen }: Pick<ListAddress<ListDescription>, 'withOpen'>): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    withOpen(currentUrl.search, null) !== withOpen(nextUrl.search, null);

/** Loads the row that the address opens beside the list: a promise that never rejects. */
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

/** Another page of the list leaves the open row alone. */
export const openChanges =
  ({ openId }: Pick<ListAddress<ListDescription>, 'openId'>): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl }) =>
    currentUrl.href === nextUrl.href || openId(currentUrl.search) !== openId(nextUrl.search);
