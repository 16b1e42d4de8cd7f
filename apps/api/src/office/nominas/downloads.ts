import type { BankCheck, Nomina } from '@doblaje/contract';
import { bankFileTemplate, mayBePaidTwice } from '@doblaje/domain/bankFiles';
import type { Database } from '../../ground/db/database';

/** The field of the history that names the form of a download: the id of one of BANK_FILE_TEMPLATES. */
export const DOWNLOADED_FORM = 'form';

/** The most downloads that the page shows; the history has all of them. */
const DOWNLOADS_MOST = 20;

/** All downloads of a nómina's file, the latest first. */
const downloadsIn = (db: Database, id: number) =>
  db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.at', 'audit.changes', 'users.first_name', 'users.last_name'])
    .where('entity', '=', 'nomina')
    .where('entity_id', '=', String(id))
    .where('action', '=', 'read')
    .orderBy('audit.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof downloadsIn>['execute']>>[number];

/** The template of a download; undefined for one of before it was kept. */
const templateOf = ({ changes }: Row) => changes.find(({ field }) => field === DOWNLOADED_FORM)?.to;

const told = (row: Row) => ({
  at: row.at.toISOString(),
  by: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
  form: bankFileTemplate(templateOf(row))?.label ?? '',
});

/** The people who downloaded a nómina's file and in which form, the latest first. */
export const downloadsOf = async (db: Database, id: number): Promise<Nomina['downloads']> =>
  (await downloadsIn(db, id).limit(DOWNLOADS_MOST).execute()).map(told);

/** The last download in each form of a bank with which a file in this form would be paid a second time, the latest first. */
export async function otherFormsOf(
  db: Database,
  id: number,
  template: string,
): Promise<BankCheck['otherForms']> {
  const others = (await downloadsIn(db, id).execute()).filter((row) =>
    mayBePaidTwice(templateOf(row), template),
  );
  const forms = others.map(templateOf);
  return others.filter((row, index) => forms.indexOf(templateOf(row)) === index).map(told);
}
