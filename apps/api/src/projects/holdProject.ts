import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../db/database';

/** The refusal of what belongs to a project that is not there. */
export const projectGone = () => new Problem(404, API_MESSAGES.projectGone);

/**
 * Keeps a project from being deleted until the transaction ends: to be done first by whatever adds to it.
 * @throws Problem 404
 */
export async function holdProject(db: Database, id: number): Promise<void> {
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!project) throw projectGone();
}

/** @throws Problem 404 */
export async function checkProject(db: Database, id: number): Promise<void> {
  const project = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!project) throw projectGone();
}
