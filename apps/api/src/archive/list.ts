import { type ArchivedPaper, archiveList } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { ArchivedPapersTable } from '../db/tables/documents';
import { listPlan } from '../lists/plan';
import { archivedFileName } from './archive';

function paperOf(row: Selectable<ArchivedPapersTable>): ArchivedPaper {
  const { id, kind, title, name, rut, amount, date, keep_until, size } = row;
  return {
    id,
    kind,
    title,
    name,
    rut,
    amount: amount === null ? null : Number(amount),
    date,
    keepUntil: keep_until,
    fileName: archivedFileName(title),
    size,
  };
}

/** What accounting law keeps of people who erased everything. */
export const archivePlan = listPlan({
  list: archiveList,
  base: (db: Database) => db.selectFrom('archived_papers').selectAll(),
  searched: ['searched'],
  sorts: { date: 'date', title: { text: 'title' }, name: { text: 'name' }, keepUntil: 'keep_until' },
  filters: { kind: 'kind' },
  tieBreaker: 'id',
  itemOf: paperOf,
});
