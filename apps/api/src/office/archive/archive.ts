import { API_MESSAGES, type ArchivedKind, Problem } from '@doblaje/contract';
import { keptFrom, keptUntil } from '@doblaje/domain/archive';
import { dayInChile } from '@doblaje/domain/days';
import type { Selectable } from 'kysely';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { isId, NOBODYS } from '../../ground/db/ids';
import { inTransaction } from '../../ground/db/inTransaction';
import type { UsersTable } from '../../ground/db/tables/accounts';
import type { ArchivedPapersTable, DocumentsTable } from '../../ground/db/tables/documents';
import { adminFileKind } from '../../ground/files/linkedKinds';
import { forgetHistory } from '../../ground/history/audited';
import { after, DAY } from '../../ground/time/time';
import { purgeLines } from '../nominas/kept';

type Row = Selectable<ArchivedPapersTable>;
type Owner = Pick<Selectable<UsersTable>, 'first_name' | 'last_name' | 'rut'>;

/** Facts about a paper beyond the document. */
export interface Said {
  /** The person that the paper names. A boleta keeps the RUT it was issued with, other papers take the account's. */
  person_name: string;
  person_rut: string | null;
  number: string | null;
  /** Gross. This and the following amounts are in whole pesos. */
  amount: number | null;
  order_numbers: number[];
  retention: number | null;
  net: number | null;
  paid_on: string | null;
  nomina_id: number | null;
  /** The day the paper arrived. A date that a person typed must not shorten the years of keeping. */
  filedOn: string;
}

/**
 * Files the papers of a person who erases everything: name, RUT and the paper, and nothing else about the
 * person. Their blobs stay in use. The caller decides which papers the law keeps (domain's isKeptByLaw).
 * @returns keys of the blobs that are kept; papers whose years are already over are not
 */
export async function archivePapers(
  db: Database,
  { first_name, last_name, rut }: Owner,
  documents: readonly (Selectable<DocumentsTable> & Partial<Said>)[],
  now: Date,
): Promise<Set<string>> {
  const papers = documents
    .map(({ kind, title, state, date, size, key, filedOn, ...paper }) => ({
      kind: kind as ArchivedKind,
      title,
      number: paper.number ?? null,
      amount: paper.amount ?? null,
      order_numbers: paper.order_numbers ?? [],
      retention: paper.retention ?? null,
      net: paper.net ?? null,
      paid_on: paper.paid_on ?? null,
      nomina_id: paper.nomina_id ?? null,
      name: paper.person_name ?? `${first_name} ${last_name}`,
      rut: paper.person_rut ?? rut,
      state,
      date,
      keep_until: keptUntil(keptFrom(date, paper.paid_on, filedOn)),
      size,
      key,
      archived_at: now,
    }))
    .filter(({ keep_until }) => keep_until >= dayInChile(now));
  if (papers.length > 0) await db.insertInto('archived_papers').values(papers).execute();
  return new Set(papers.map(({ key }) => key));
}

/** Removes the papers whose years are over, a day late, so that their last day has ended everywhere on earth. */
export async function purgeArchive(db: Database, now: Date): Promise<number> {
  await purgeLines(db, dayInChile(after(now, -DAY)));
  return inTransaction(db, async (transaction) => {
    const over = await transaction
      .deleteFrom('archived_papers')
      .where('keep_until', '<', dayInChile(after(now, -DAY)))
      .returning(['id', 'key'])
      .execute();
    await forgetHistory(
      transaction,
      'archived-paper',
      over.map(({ id }) => id),
    );
    await discardBlobs(
      transaction,
      over.map(({ key }) => key),
      now,
    );
    return over.length;
  });
}

/** The name of a paper's file. It contains nothing of the name that the person gave it. */
export const archivedFileName = (title: string) => `${title}.pdf`;

/**
 * One paper of the archive. The route has already checked that the user is ADMIN.
 * @throws Problem 404
 */
export async function findPaper(db: Database, id: string): Promise<Row> {
  const row = await db
    .selectFrom('archived_papers')
    .selectAll()
    .where('id', '=', isId(id) ? id : NOBODYS)
    .executeTakeFirst();
  if (!row) throw new Problem(404, API_MESSAGES.notFound);
  return row;
}

/** A link to an archived paper. */
export const linkedPapers = adminFileKind('Vuelve a descargar el papel.', async (db, id) => {
  const { key, title, size } = await findPaper(db, id);
  return { key, name: archivedFileName(title), size, isDownload: true };
});
