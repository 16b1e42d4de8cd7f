import { createHash } from 'node:crypto';
import {
  API_MESSAGES,
  BOLETA_FORM_BYTES,
  type Boleta,
  noLongerPossible,
  Problem,
  readBoletaForm,
  type SentBoleta,
} from '@doblaje/contract';
import { retentionToWithhold } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { newBlobKey, oneChunk } from '../../ground/blobs/blobs';
import { discardBlobs, discardUnkept, expectBlob, keepBlob } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import { isUniqueViolation } from '../../ground/db/uniqueViolation';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { logError } from '../../ground/failures/log';
import { Outage } from '../../ground/failures/outage';
import { checkPdf } from '../../ground/pdfs/checkPdf';
import type { Services } from '../../ground/services';
import { formBody, type IncomingForm } from '../../ground/uploads/formBody';
import { readRates } from '../catalogues/rates';
import { inWords, moveBoleta } from './moves';
import { goneIntoAnother, payOrders } from './orders';
import { readBoleta, readBoletaIfThere } from './read';
import { keepReading, readingDifferences, readSentPdf } from './readings';
import { boletaGone } from './rows';

/** The retention by the rate of the boleta's year; null while that rate is unknown. */
export const expectedOf = async (
  db: Database,
  boleta: Pick<SentBoleta, 'gross' | 'issuedOn' | 'withheldBy'>,
): Promise<number | null> => retentionToWithhold(boleta, await readRates(db));

interface Incoming extends IncomingForm {
  id: number;
  userId: string;
}

const FORM = { most: BOLETA_FORM_BYTES, name: 'La boleta', limits: BOLETA_LIMITS };

/**
 * Takes the boleta for a person's own order: its data, and its PDF, which goes among their documents. Sending the same again changes
 * nothing.
 * @throws Problem 404 for everybody else; 409 when no boleta is awaited; 422 by field; 408, 413 and 400 for the upload itself
 */
export async function receiveBoleta(services: Services, incoming: Incoming): Promise<Edited<Boleta>> {
  const { db, now, blobs, wakeSweeper } = services;
  const { id, userId } = incoming;
  const viewer = { role: 'PERSON', userId } as const;
  // Checked before the first byte is read, and again after the last one.
  await readOwn(db, id, userId);
  const bytes = await formBody(incoming, FORM);
  const today = dayInChile(now());
  const { file, updatedAt, ...said } = await readBoletaForm(bytes, incoming.contentType, today);
  const content = new Uint8Array(await file.arrayBuffer());
  await checkPdf({ bytes: content, name: file.name, limits: BOLETA_LIMITS });
  const digest = createHash('sha256').update(content).digest('hex');
  const before = await readOwn(db, id, userId);
  if (await isSame(db, id, said, digest)) return { isStale: false, saved: before };
  // Refuse now, before storing a file that nobody would keep.
  if (before.updatedAt === updatedAt && !canMove(BOLETA_MOVES, 'upload', before.state, 'PERSON'))
    throw noLongerPossible(inWords(before.state));

  const reading = await readSentPdf(db, content);
  const key = newBlobKey();
  const doer = { actor: userId, now: now() };
  await expectBlob(db, key, doer.now);
  try {
    await blobs.write(key, oneChunk(content), content.length);
    const moved = await moveBoleta(db, doer, {
      id,
      updatedAt,
      move: 'upload',
      viewer,
      work: async (transaction, { personRut, today: now }) => ({
        folio: said.folio,
        issued_on: said.issuedOn,
        gross: said.gross,
        retention: said.retention,
        net: said.net,
        withheld_by: said.withheldBy,
        expected_retention: await expectedOf(transaction, said),
        reading_differs:
          readingDifferences(reading, { ...said, personRut: now.personRut || personRut }).length > 0,
        digest,
        reason: '',
        uploaded_at: doer.now,
      }),
      after: async (transaction, { documentId }, moment) => {
        const { gross, parts } = said;
        const others = await payOrders(transaction, { id, personId: userId, gross, parts, now: moment });
        await checkAnnulled(transaction, userId, said.folio);
        if (!(await keepBlob(transaction, key, doer.now)))
          throw new Outage('file store', new Error('A blob was given up while it was written'));
        const paper = { file_name: file.name, size: content.length, key, updated_at: moment };
        await fileBoleta(transaction, { id, userId, documentId, paper, now: doer.now });
        await keepReading(transaction, id, reading, doer.now);
        return others;
      },
    }).catch(async (error) => {
      const isGone = error instanceof Problem && error.status === 404;
      throw (isGone && (await goneIntoAnother(db, id, userId))) || orFolioTaken(error);
    });
    // The same boleta was sent twice at the same moment.
    if (moved.isStale && (await isSame(db, id, said, digest)))
      return { isStale: false, saved: moved.current };
    return moved;
  } finally {
    await discardUnkept(db, [key], doer.now).catch((error) => logError('blobs', error));
    wakeSweeper();
  }
}

/** @throws Problem 404; 409 when it has gone into another boleta meanwhile, which is named */
async function readOwn(db: Database, id: number, userId: string): Promise<Boleta> {
  const boleta = await readBoletaIfThere(db, id, { role: 'PERSON', userId });
  if (boleta) return boleta;
  throw (await goneIntoAnother(db, id, userId)) ?? boletaGone({ role: 'PERSON', userId });
}

/** Files the PDF of a boleta, already read by its sender. The PDF of a rejected boleta goes. */
export async function fileBoleta(
  db: Database,
  {
    id,
    userId,
    documentId,
    paper,
    now,
  }: {
    id: number;
    userId: string;
    documentId: string | null;
    paper: { file_name: string; size: number; key: string; updated_at: Date };
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
      ...{ read_at: now, created_at: paper.updated_at },
    })
    .execute();
}

/** Whether the saved boleta equals the one sent again, and waits for review. */
async function isSame(
  db: Database,
  id: number,
  said: Omit<SentBoleta, 'file' | 'updatedAt'>,
  digest: string,
): Promise<boolean> {
  const same = await db
    .selectFrom('boletas')
    .select('id')
    .where('id', '=', id)
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

/**
 * Checks this after the folios of other boletas, so that no boleta is annulled in between.
 * @throws Problem 422: an annulled boleta has this folio
 */
async function checkAnnulled(db: Database, userId: string, folio: number): Promise<void> {
  const taken = await db
    .selectFrom('annulled_boletas')
    .select('id')
    .where('person_id', '=', userId)
    .where('folio', '=', folio)
    .executeTakeFirst();
  if (taken) throw fieldProblem('folio', API_MESSAGES.folioTaken);
}

/** Turns the error of a second boleta with the same folio into its refusal; any other error stays as it is. */
const orFolioTaken = (error: unknown): unknown =>
  isUniqueViolation(error, 'boletas_one_folio') ? fieldProblem('folio', API_MESSAGES.folioTaken) : error;
