import { ApiError, type Document, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../../portal';
import { openDocumentId, readQuery, searchWithOpen } from './listQuery';

/** One page of the list, or why there is none. */
export interface ListAnswer {
  /** The session and the address's search, without the open document. */
  question: string;
  /** The address's search it answers, without the open document. */
  search: string;
  list?: { items: Document[]; total: number; page: number; size: number };
  error?: unknown;
}

/** The document that was opened, or why it cannot be. */
export interface OpenAnswer {
  /** The session and the document. */
  question: string;
  id: string;
  document?: Document;
  error?: unknown;
}

/** Ids are the server's; anything else would only make another address of the request. */
const ID = /^[\w-]{1,64}$/;

const searchOf = (url: string | URL) => searchWithOpen(new URL(url).search, null);

/** Two people may ask for the same, one after the other in one tab. */
const questionOf = ({ session }: Portal, asked: string) => `${session.get().token} ${asked}`;

/** A page of the person's documents: a promise that never rejects, so that shell and skeleton show first. */
export function documentsLoader(portal: Portal) {
  return ({ request }: { request: Request }) => {
    const search = searchOf(request.url);
    const question = questionOf(portal, search);
    const { page, size, ...query } = readQuery(search);
    const call = portal.client.catalogue.documents.$get({
      query: { ...query, page: String(page), size: String(size) },
    });
    const answer = send(call).then(
      (list): ListAnswer => ({ question, search, list }),
      (error: unknown): ListAnswer => ({ question, search, error }),
    );
    return { search, answer };
  };
}

export type DocumentsData = ReturnType<ReturnType<typeof documentsLoader>>;

/** Opening and closing a document asks for no other list. */
export const listChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || searchOf(currentUrl) !== searchOf(nextUrl);

/** The document that the address opens: a promise that never rejects. */
export function openDocumentLoader(portal: Portal) {
  return ({ request }: { request: Request }) => {
    const id = openDocumentId(new URL(request.url).search);
    if (id === null) return { id, answer: null };
    const question = questionOf(portal, id);
    const call = ID.test(id)
      ? send(portal.client.catalogue.documents[':id'].$get({ param: { id } }))
      : Promise.reject(new ApiError(404, 'No encontramos lo que buscas.'));
    const answer = call.then(
      (document): OpenAnswer => ({ question, id, document }),
      (error: unknown): OpenAnswer => ({ question, id, error }),
    );
    return { id, answer };
  };
}

export type OpenDocumentData = ReturnType<ReturnType<typeof openDocumentLoader>>;

/** Another page of the list leaves the open document alone. */
export const openDocumentChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || openDocumentId(currentUrl.search) !== openDocumentId(nextUrl.search);
