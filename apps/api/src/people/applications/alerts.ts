import type { Database } from '../../ground/db/database';

/** Whether a new application waits for an ADMIN. It sets the alert dot of 'Administrativo'. */
export async function hasNewApplication(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('state', '=', 'new')
    .limit(1)
    .execute();
  return found.length > 0;
}
