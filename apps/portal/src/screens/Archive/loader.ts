import { type ArchivedPaper, send } from '@doblaje/contract/client';
import type { Portal } from '../../portal';
import { readQuery } from './archiveQuery';

/** One page of the archive, or why there is none. */
export interface ArchiveAnswer {
  /** The address's search it answers. */
  search: string;
  list?: { items: ArchivedPaper[]; total: number; page: number; size: number };
  error?: unknown;
}

/** A page of the archive: a promise that never rejects, so that shell and skeleton show first. */
export function archiveLoader(portal: Portal) {
  return ({ request }: { request: Request }) => {
    const { search } = new URL(request.url);
    const { page, size, ...query } = readQuery(search);
    const call = portal.client.catalogue.archive.$get({
      query: { ...query, page: String(page), size: String(size) },
    });
    const answer = send(call).then(
      (list): ArchiveAnswer => ({ search, list }),
      (error: unknown): ArchiveAnswer => ({ search, error }),
    );
    return { search, answer };
  };
}

export type ArchiveData = ReturnType<ReturnType<typeof archiveLoader>>;
