import { API_MESSAGES, type Boleta, type SentBoleta } from '@doblaje/contract';
import { retentionToWithhold } from '@doblaje/domain/amounts';
import { BOLETA_MOVES } from '@doblaje/domain/moves';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { readRates } from '../catalogues/rates';
import { readBoleta } from './read';

/** The retention by the rate of the boleta's year; null while that rate is unknown. */
export const expectedOf = async (
  db: Database,
  boleta: Pick<SentBoleta, 'gross' | 'issuedOn' | 'withheldBy'>,
): Promise<number | null> => retentionToWithhold(boleta, await readRates(db));

/** Files the PDF of a boleta among its person's documents. The PDF that it had goes. */
export async function fileBoleta(
  db: Database,
  {
    id,
    userId,
    documentId,
    paper,
    readAt,
    now,
  }: {
    id: number;
    userId: string;
    documentId: string | null;
    paper: { file_name: string; size: number; key: string; updated_at: Date };
    /** Who sends it has read it; null: it is new to its person. */
    readAt: Date | null;
    now: Date;
  },
): Promise<void> {
  if (documentId !== null) {
    const old = await db
      .selectFrom('documents')
      .select('key')
      .where('id', '=', documentId)
      .executeTakeFirst();
    await db.updateTable('documents').set(paper).where('id', '=', documentId).execute();
    if (old) await discardBlobs(db, [old.key], now);
    return;
  }
  await db
    .insertInto('documents')
    // The database fills in the boleta's other values by itself.
    .values({
      ...{ user_id: userId, boleta_id: id, kind: 'boleta', title: '', date: '' },
      ...paper,
      ...{ read_at: readAt, created_at: paper.updated_at },
    })
    .execute();
}

/** Whether the saved boleta equals the one sent again, and waits for review. */
export async function isSame(
  db: Database,
  { id, kind }: { id: number; kind: BoletaKind },
  said: Omit<SentBoleta, 'file' | 'updatedAt'>,
  digest: string,
): Promise<boolean> {
  const same = await db
    .selectFrom('boletas')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', BOLETA_MOVES.upload.to)
    .where('digest', '=', digest)
    .where('folio', '=', said.folio)
    .where('issued_on', '=', said.issuedOn)
    .where(({ eb }) => eb('gross', '=', String(said.gross)))
    .where(({ eb }) => eb('retention', '=', String(said.retention)))
    .where('withheld_by', '=', said.withheldBy)
    .executeTakeFirst();
  if (!same) return false;
  const { orders } = await readBoleta(db, id, { role: 'ADMIN' });
  const there = orders.map(({ orderId, part }) => `${orderId} ${part}`).sort();
  const sent = said.parts.map(({ orderId, amount }) => `${orderId} ${amount}`).sort();
  return sent.length === 0 ? there.length === 1 : there.join() === sent.join();
}

/** Folios of BHE are their person's own; those of BTE are the studio's. */
const TAKEN: Readonly<Record<BoletaKind, { index: string; message: string }>> = {
  BHE: { index: 'boletas_one_folio', message: API_MESSAGES.folioTaken },
  BTE: { index: 'boletas_one_bte_folio', message: API_MESSAGES.bteFolioTaken },
};

/**
 * Checks this after the folios of other boletas, so that no boleta is annulled in between.
 * @throws Problem 422: an annulled boleta has this folio
 */
export async function checkAnnulled(
  db: Database,
  kind: BoletaKind,
  { personId }: Pick<Boleta, 'personId'>,
  folio: number,
): Promise<void> {
  const taken = await db
    .selectFrom('annulled_boletas')
    .select('id')
    .where('kind', '=', kind)
    .where('folio', '=', folio)
    .$if(kind === 'BHE', (query) => query.where('person_id', '=', personId))
    .executeTakeFirst();
  if (taken) throw fieldProblem('folio', TAKEN[kind].message);
}

/** Turns the error of a second boleta with the same folio into its refusal; any other error stays as it is. */
export const orFolioTaken = (error: unknown, kind: BoletaKind): unknown =>
  isUniqueViolation(error, TAKEN[kind].index) ? fieldProblem('folio', TAKEN[kind].message) : error;
