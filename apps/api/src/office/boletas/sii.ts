import { API_MESSAGES, type Boleta, noLongerPossible, notPossible } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { SII_MOVES, type SiiMove } from '@doblaje/domain/moves';
import {
  annulmentFollows,
  type SiiMoveValues,
  saidStateOf,
  validateSiiMove,
} from '@doblaje/domain/siiStates';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { removeBoleta, voidNomina } from '../nominas/moves';
import { readNomina } from '../nominas/read';
import { boletaLine, siiReason } from './boletaHistory';
import { annulBoleta, holdBoletas, inWords } from './moves';
import { readBoleta, readBoletaIfThere } from './read';
import { boletaGone } from './rows';

const ADMIN = { role: 'ADMIN' } as const;

/** What happened to a boleta at the SII, as ADMIN notes it. */
export type SiiNote = SiiMoveValues & { move: SiiMove; updatedAt: string };

/**
 * Notes what happened to a boleta at the SII, with what follows: once it is annulled it leaves a prepared nómina and its orders await
 * others; a paid one is to be regularized with a later boleta of its person. A note that was wrong is corrected: then nothing is owed.
 * @throws Problem 404; 409 when no boleta was sent, its state and its nómina's do not fit, or the bank has paid it or may still; 422 for a
 *   day on which it was not possible
 */
export function noteSii(db: Database, doer: Doer, id: number, note: SiiNote): Promise<Edited<Boleta>> {
  return inTransaction(db, async (transaction) => {
    await holdBoletas(transaction, [id]);
    await holdNomina(transaction, id);
    const boleta = await readBoleta(transaction, id, ADMIN);
    if (Date.parse(boleta.updatedAt) !== Date.parse(note.updatedAt))
      return { isStale: true, current: boleta };
    if (boleta.gross === null) throw noLongerPossible(inWords(boleta.state));
    checkNote(boleta, boleta.gross, note, dayInChile(doer.now));
    if (SII_MOVES[note.move].to !== 'annulled') return writeNote(transaction, doer, boleta, note);
    const { state, nomina } = boleta;
    const { follow, isRefused, studio } = annulmentFollows(state, nomina?.state ?? null, nomina?.bank);
    if (isRefused) throw notPossible(studio);
    if (follow === 'regularize') return writeNote(transaction, doer, boleta, note);
    if (follow === 'takeOut' || follow === 'takeBack')
      await leaveNomina(transaction, doer, boleta, note.reason);
    const { updatedAt } = await readBoleta(transaction, id, ADMIN);
    return annulBoleta(transaction, doer, id, { annulledOn: note.on, reason: note.reason, updatedAt });
  });
}

/** Locks the nómina that holds a boleta before the boleta itself, as all moves of nóminas do. */
async function holdNomina(db: Database, id: number): Promise<void> {
  await db
    .selectFrom('nominas')
    .select('id')
    .where('id', 'in', (query) => query.selectFrom('boletas').select('nomina_id').where('id', '=', id))
    .forUpdate()
    .execute();
}

function checkNote(
  { siiState: state, issuedOn, atSii }: Boleta,
  gross: number,
  { move, on, reason }: SiiNote,
  today: string,
): void {
  const boleta = { state, issuedOn, gross, saidBySii: saidStateOf(atSii) };
  const [wrong] = Object.entries(validateSiiMove({ move, on, reason }, boleta, today));
  if (wrong) throw fieldProblem(wrong[0], wrong[1]);
}

/** Takes a boleta out of its prepared nómina. One that held nothing else is voided. */
async function leaveNomina(
  db: Database,
  doer: Doer,
  { id, nomina: held }: Boleta,
  reason: string,
): Promise<void> {
  const nomina = await readNomina(db, held?.id ?? 0);
  const read = { reason, updatedAt: nomina.updatedAt };
  if (nomina.lines.length === 1) await voidNomina(db, doer, nomina.id, read);
  else await removeBoleta(db, doer, nomina.id, { ...read, boletaId: id });
}

/**
 * Takes back what a paid boleta was to be regularized for.
 * @throws Problem 409 when a later boleta has settled it
 */
async function forgive(db: Database, id: number): Promise<void> {
  const owed = await db
    .deleteFrom('regularizations')
    .where('boleta_id', '=', id)
    .returning('settled_at')
    .executeTakeFirst();
  if (owed?.settled_at) throw notPossible(API_MESSAGES.annulmentSettled);
}

/** Writes the state at the SII beside ours; of a paid boleta that is annulled also what is to be regularized. */
function writeNote(
  db: Database,
  doer: Doer,
  before: Boleta,
  { move, on, reason, updatedAt }: SiiNote,
): Promise<Edited<Boleta>> {
  const { id, personId } = before;
  const { to } = SII_MOVES[move];
  return saveAudited(db, doer, {
    of: (within) => within.selectFrom('boletas').selectAll().where('id', '=', id),
    readWith: updatedAt,
    write: async (within, updated_at) => {
      await within
        .updateTable('boletas')
        .set({ sii_state: to, sii_on: on, updated_at })
        .where('id', '=', id)
        .execute();
      if (move === 'correct') await forgive(within, id);
      if (to === 'annulled')
        await within
          .insertInto('regularizations')
          .values({ boleta_id: id, person_id: personId, annulled_on: on, reason, noted_at: doer.now })
          .execute();
      const after = await readBoleta(within, id, ADMIN);
      return [boletaLine('update', after, { before, told: [siiReason(reason)] })];
    },
    read: (within) => readBoletaIfThere(within, id, ADMIN),
    missing: () => boletaGone(ADMIN),
  });
}
