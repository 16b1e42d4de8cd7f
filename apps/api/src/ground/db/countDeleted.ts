import type { DeleteResult } from 'kysely';

/** Deletes rows, and says how many. */
export async function countDeleted(query: {
  executeTakeFirstOrThrow: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}
