import type { OwnApplication } from '@doblaje/contract';
import { ownApplicationState } from '@doblaje/domain/options/applicationStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** A person's own application: the open one (a draft, or one that the studio is looking at), else the last one sent; null without any. */
export async function readOwnApplication(db: Database, userId: string): Promise<OwnApplication | null> {
  const own = await db
    .selectFrom('applications')
    .select(['id', 'state', 'submitted_at'])
    .where('user_id', '=', userId)
    .orderBy(sql`state in ('draft', 'new', 'shortlisted')`, 'desc')
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!own) return null;
  return {
    id: own.id,
    state: ownApplicationState(own.state),
    submittedAt: own.submitted_at?.toISOString() ?? null,
  };
}
