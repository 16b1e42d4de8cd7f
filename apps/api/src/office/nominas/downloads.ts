import type { Nomina } from '@doblaje/contract';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import type { Database } from '../../ground/db/database';

/** The field of the history that names the form of a download: the id of one of BANK_FILE_TEMPLATES. */
export const DOWNLOADED_FORM = 'form';

/** The most downloads that the page shows; the history has all of them. */
const DOWNLOADS_MOST = 20;

/** The people who downloaded a nómina's file and in which form, the latest first. */
export async function downloadsOf(db: Database, id: number): Promise<Nomina['downloads']> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.at', 'audit.changes', 'users.first_name', 'users.last_name'])
    .where('entity', '=', 'nomina')
    .where('entity_id', '=', String(id))
    .where('action', '=', 'read')
    .orderBy('audit.id', 'desc')
    .limit(DOWNLOADS_MOST)
    .execute();
  return rows.map(({ at, changes, first_name, last_name }) => ({
    at: at.toISOString(),
    by: first_name === null ? null : `${first_name} ${last_name}`,
    form: bankFileTemplate(changes.find(({ field }) => field === DOWNLOADED_FORM)?.to)?.label ?? '',
  }));
}
