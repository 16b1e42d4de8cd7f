import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';

/** The refusal for a project that does not exist. */
export const projectGone = () => new Problem(404, API_MESSAGES.projectGone);

/**
 * Locks a project against deletion until the transaction ends. Everything that adds to a project must do this first.
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
