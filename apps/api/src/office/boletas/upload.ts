import { createHash } from 'node:crypto';
import {
  API_MESSAGES,
  BOLETA_FORM_BYTES,
  type Boleta,
  noLongerPossible,
  notPossible,
  Problem,
  readBoletaForm,
  readBteForm,
  type SentBoleta,
} from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import { newBlobKey, oneChunk } from '../../ground/blobs/blobs';
import { discardUnkept, expectBlob, keepBlob } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { logError } from '../../ground/failures/log';
import { Outage } from '../../ground/failures/outage';
import type { AuditLine } from '../../ground/history/audited';
import { checkPdf } from '../../ground/pdfs/checkPdf';
import type { Services } from '../../ground/services';
import { formBody, type IncomingForm } from '../../ground/uploads/formBody';
import { needsLook } from '../pdfReadings/differences';
import { inWords, moveBoleta, UNNOTED } from './moves';
import { goneIntoAnother, payOrders } from './orders';
import { readBoletaIfThere } from './read';
import { keepReading, readSentPdf } from './readings';
import { emptyRejected } from './rejected';
import { boletaGone, type Viewer } from './rows';
import { checkAnnulled, expectedOf, fileBoleta, isSame, orFolioTaken } from './sentBoletas';
import { checkPdfUnsent, sendOneByOne } from './unsentPdf';

interface Incoming extends IncomingForm {
  id: number;
  /** Who sends it. */
  userId: string;
}

const FORM = { most: BOLETA_FORM_BYTES, name: 'La boleta', limits: BOLETA_LIMITS };

/** What is sent, by whom. */
interface Sending {
  kind: BoletaKind;
  move: 'upload' | 'uploadBte';
  viewer: Viewer;
  readForm: typeof readBoletaForm;
}

/**
 * Takes the boleta for a person's own order: its data, and its PDF, which goes among their documents. Sending the same again changes
 * nothing.
 * @throws Problem 404 for everybody else; 409 when no boleta is awaited; 422 by field; 408, 413 and 400 for the upload itself
 */
export const receiveBoleta = (services: Services, incoming: Incoming): Promise<Edited<Boleta>> =>
  receive(services, incoming, {
    ...{ kind: 'BHE', move: 'upload', readForm: readBoletaForm },
    viewer: { role: 'PERSON', userId: incoming.userId },
  });

/**
 * Takes the BTE that the studio issued for the person of an awaited boleta, from ADMIN. Sent again for a BTE in review it corrects that
 * one. Its PDF goes among the person's documents, where it is new.
 * @throws Problem 404; 409 when no boleta is awaited, or the person has sent their own; 422 by field; 408, 413 and 400
 */
export const receiveBte = (services: Services, incoming: Incoming): Promise<Edited<Boleta>> =>
  receive(services, incoming, {
    ...{ kind: 'BTE', move: 'uploadBte', readForm: readBteForm },
    viewer: { role: 'ADMIN' },
  });

async function receive(services: Services, incoming: Incoming, sending: Sending): Promise<Edited<Boleta>> {
  const { db, now, blobs, wakeSweeper } = services;
  const { id, userId } = incoming;
  const { kind, move, viewer, readForm } = sending;
  // Checked before the first byte is read, and again after the last one.
  await readThere(db, id, viewer);
  const bytes = await formBody(incoming, FORM);
  const today = dayInChile(now());
  const { file, updatedAt, ...said } = await readForm(bytes, incoming.contentType, today);
  const content = new Uint8Array(await file.arrayBuffer());
  await checkPdf({ bytes: content, name: file.name, limits: BOLETA_LIMITS });
  const digest = createHash('sha256').update(content).digest('hex');
  const before = await readThere(db, id, viewer);
  if (await isSame(db, { id, kind }, said, digest)) return { isStale: false, saved: before };
  // Refuse now, before storing a file that nobody would keep.
  if (before.updatedAt === updatedAt) checkMove(before, sending);

  // A BTE has another layout, which nothing reads yet.
  const reading = kind === 'BHE' ? await readSentPdf(db, content) : null;
  const key = newBlobKey();
  const doer = { actor: userId, now: now() };
  const { personId } = before;
  await expectBlob(db, key, doer.now);
  let replaced: AuditLine[] = [];
  try {
    await blobs.write(key, oneChunk(content), content.length);
    const moved = await moveBoleta(db, doer, {
      id,
      updatedAt,
      move,
      viewer,
      first: (transaction) => sendOneByOne(transaction, kind, personId),
      work: async (transaction, { personRut, today: now, folio }) => {
        // A rejected boleta is replaced by its person alone.
        const replacing = { id, personId, parts: said.parts, now: doer.now };
        replaced = move === 'upload' ? await emptyRejected(transaction, replacing) : [];
        const rut = now.personRut || personRut;
        const isUnclear = await checkPdfUnsent(transaction, { id, personId, kind, rut, digest, reading });
        return {
          ...(await columnsOf(transaction, kind, said)),
          // What is noted of the SII belongs to the folio before.
          ...(folio !== said.folio && UNNOTED),
          reading_differs: isUnclear || (reading !== null && needsLook(reading, { ...said, personRut: rut })),
          ...{ digest, uploaded_at: doer.now },
        };
      },
      after: async (transaction, { documentId }, moment) => {
        const { gross, parts, folio } = said;
        const others = await payOrders(transaction, { id, personId, gross, parts, now: moment });
        await checkAnnulled(transaction, kind, before, folio);
        if (!(await keepBlob(transaction, key, doer.now)))
          throw new Outage('file store', new Error('A blob was given up while it was written'));
        const paper = { file_name: file.name, size: content.length, key, updated_at: moment };
        const readAt = kind === 'BHE' ? doer.now : null;
        await fileBoleta(transaction, { id, userId: personId, documentId, paper, readAt, now: doer.now });
        if (reading !== null) await keepReading(transaction, id, reading, doer.now);
        return [...replaced, ...others];
      },
    }).catch(async (error) => {
      const isGone = error instanceof Problem && error.status === 404;
      throw (isGone && (await goneIntoAnother(db, id, viewer))) || orFolioTaken(error, kind);
    });
    // The same boleta was sent twice at the same moment.
    if (moved.isStale && (await isSame(db, { id, kind }, said, digest)))
      return { isStale: false, saved: moved.current };
    return moved;
  } finally {
    await discardUnkept(db, [key], doer.now).catch((error) => logError('blobs', error));
    wakeSweeper();
  }
}

/** @throws Problem 409 if the boleta is not to be uploaded, or is in review and not of this kind */
function checkMove({ state, kind: there }: Boleta, { kind, move, viewer }: Sending): void {
  if (!canMove(BOLETA_MOVES, move, state, viewer.role)) throw noLongerPossible(inWords(state));
  if (state === 'inReview' && there !== kind) throw notPossible(API_MESSAGES.bteNotSentByPerson);
}

/** What is said of a boleta, as its row keeps it. */
const columnsOf = async (
  db: Database,
  kind: BoletaKind,
  said: Pick<SentBoleta, 'folio' | 'issuedOn' | 'gross' | 'retention' | 'net' | 'withheldBy'>,
) => ({
  ...{ kind, folio: said.folio, issued_on: said.issuedOn, withheld_by: said.withheldBy, reason: '' },
  ...{ gross: said.gross, retention: said.retention, net: said.net },
  expected_retention: await expectedOf(db, said),
});

/** @throws Problem 404; 409 when it has gone into another boleta meanwhile, which is named */
async function readThere(db: Database, id: number, viewer: Viewer): Promise<Boleta> {
  const boleta = await readBoletaIfThere(db, id, viewer);
  if (boleta) return boleta;
  throw (await goneIntoAnother(db, id, viewer)) ?? boletaGone(viewer);
}
