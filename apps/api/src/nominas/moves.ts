import { API_MESSAGES, type Nomina } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import {
  type NominaPaymentValues,
  validateNominaPayment,
  validateNominaReason,
} from '@doblaje/domain/forms/nominaPayment';
import { BOLETA_MOVES, canMove, NOMINA_MOVES, type NominaMove } from '@doblaje/domain/moves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { labelOfNominaState } from '@doblaje/domain/options/nominaStates';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { fieldProblem } from '../edits/fieldProblem';
import { type Edited, saveIfCurrent } from '../edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { enqueueMail } from '../mail/outbox';
import { laterThan } from './make';
import { readNomina, readNominaIfThere } from './read';
import { holdPeople, nominaGone, notPossible } from './rows';
import { boletaLines, inNomina, nominaLine } from './told';
import { keepFile, transfersNow } from './transfers';

interface Move {
  id: number;
  /** What the nómina was read with. */
  updatedAt: string;
  move: NominaMove;
  /** Does what the move asks for to its boletas, locked, and hands out what is written of the nómina and told of the boletas. */
  work: (
    transaction: Database,
    nomina: Nomina,
  ) => Promise<{
    paid_on?: string;
    void_reason?: string;
    lines: readonly AuditLine[];
    boleta?: string;
    reason?: string;
  }>;
  /** What the page showed of the changes since its file was made. @default nothing to be compared */
  seen?: string | undefined;
}

const boletasOf = ({ lines }: Nomina) =>
  lines.flatMap(({ boletaId }) => (boletaId === null ? [] : [boletaId])).sort((a, b) => a - b);

/**
 * Moves a nómina, as domain's one table of moves allows, with all that follows in one transaction: of two who move it at the
 * same moment the second is stale.
 */
function moveNomina(
  db: Database,
  doer: Doer,
  { id, updatedAt, move, work, seen }: Move,
): Promise<Edited<Nomina>> {
  return audited(db, doer, async (transaction) => {
    // Nothing comes to the boletas of a nómina that is there: whom they are of can be asked before it is locked.
    const there = await readNominaIfThere(transaction, id);
    if (there) await holdPeople(transaction, boletasOf(there), seen === undefined ? 'going' : 'changing');
    const isShown = seen === undefined || (await readNominaIfThere(transaction, id))?.seen === seen;
    const lines: AuditLine[] = [];
    const value = await saveIfCurrent(transaction, {
      of: (within) => within.selectFrom('nominas').selectAll().where('id', '=', id),
      writtenAt: ({ updated_at }) => updated_at,
      readWith: isShown ? updatedAt : null,
      now: doer.now,
      write: async (within, moment, { state }) => {
        if (!canMove(NOMINA_MOVES, move, state, 'ADMIN'))
          throw notPossible(
            `Esto ya no se puede hacer: la nómina está ${labelOfNominaState(state).toLowerCase()}.`,
          );
        const before = await readNomina(within, id);
        // In one order: whoever makes a nómina locks them so.
        await within
          .selectFrom('boletas')
          .select('id')
          .where('nomina_id', '=', id)
          .orderBy('id')
          .forUpdate()
          .execute();
        const { lines: told, boleta, reason, ...columns } = await work(within, before);
        await within
          .updateTable('nominas')
          .set({ ...columns, state: NOMINA_MOVES[move].to, updated_at: moment })
          .where('id', '=', id)
          .execute();
        const gone = boleta === undefined ? undefined : { from: boleta, to: null };
        lines.push(nominaLine('update', await readNomina(within, id), before, gone, reason), ...told);
      },
      read: (within) => readNominaIfThere(within, id),
      missing: nominaGone,
    });
    return { value, lines };
  });
}

/**
 * Why something leaves a nómina whose file was taken: the bank may have it already, and what is paid once more is paid twice.
 * @throws Problem 422 without a reason
 */
function reasonFor({ downloads }: Nomina, reason: string): string {
  if (downloads.length === 0) return '';
  const wrong = validateNominaReason({ reason }).reason;
  if (wrong !== undefined) throw fieldProblem('reason', wrong);
  return reason;
}

/** Its lines say from now on whose they were, whatever becomes of people and projects. */
const settleLines = (db: Database, id: number) =>
  sql`update nomina_lines set boleta_id = boleta_id where nomina_id = ${id}`.execute(db);

/** Boletas that are held no longer, approved as before. */
async function free(
  db: Database,
  doer: Doer,
  nominaId: number,
  ids: readonly number[],
): Promise<AuditLine[]> {
  await db
    .updateTable('boletas')
    .set({ nomina_id: null, updated_at: laterThan(doer.now) })
    .where('nomina_id', '=', nominaId)
    .where('id', 'in', [0, ...ids])
    .execute();
  return boletaLines(ids, inNomina(nominaId), inNomina(null));
}

/**
 * Takes one boleta out of a nómina.
 * @throws Problem 404; 409 when it is not prepared, or the boleta not in it, or the last one; 422 when its file was taken and
 *   no reason is said
 */
export const removeBoleta = (
  db: Database,
  doer: Doer,
  id: number,
  { boletaId, reason, updatedAt }: { boletaId: number; reason: string; updatedAt: string },
) =>
  moveNomina(db, doer, {
    id,
    updatedAt,
    move: 'remove',
    work: async (transaction, nomina) => {
      const { lines } = nomina;
      const why = reasonFor(nomina, reason);
      const line = lines.find((there) => there.boletaId === boletaId);
      if (!line) throw notPossible(API_MESSAGES.notInNomina);
      if (lines.length === 1) throw notPossible(API_MESSAGES.nominaLast);
      await transaction.deleteFrom('nomina_lines').where('id', '=', line.id).execute();
      const told = await free(transaction, doer, id, [boletaId]);
      return { lines: told, boleta: boletaTitle(line.orderNumber), reason: why };
    },
  });

/**
 * Voids a nómina: its boletas may go into another. Its lines stay, and tell what it held.
 * @throws Problem 404; 409 when it is not prepared; 422 when its file was taken and no reason is said
 */
export const voidNomina = (
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: { reason: string; updatedAt: string },
) =>
  moveNomina(db, doer, {
    id,
    updatedAt,
    move: 'void',
    work: async (transaction, nomina) => {
      const why = reasonFor(nomina, reason);
      await settleLines(transaction, id);
      const lines = await free(transaction, doer, id, boletasOf(nomina));
      return { void_reason: why, reason: why, lines };
    },
  });

/**
 * Marks a nómina and all its boletas as paid.
 * @param values with what the page showed of changes since its file was made: others are 409
 * @param tell whoever is to know, within the transaction. @default each of their people, by one mail
 * @throws Problem 404; 409 when it is not prepared; 422 for a day to come, or before that of one of its boletas
 */
export const payNomina = (
  db: Database,
  doer: Doer,
  id: number,
  { paidOn, seen, updatedAt }: NominaPaymentValues & { seen?: string | undefined; updatedAt: string },
  tell: typeof tellPeople = tellPeople,
) =>
  moveNomina(db, doer, {
    id,
    updatedAt,
    move: 'pay',
    seen,
    work: async (transaction, nomina) => {
      const { latestIssuedOn } = nomina;
      const wrong = validateNominaPayment({ paidOn }, { today: dayInChile(doer.now), latestIssuedOn }).paidOn;
      if (wrong !== undefined) throw fieldProblem('paidOn', wrong);
      const ids = boletasOf(nomina);
      if (ids.length === 0) throw notPossible(API_MESSAGES.nominaEmpty);
      await transaction
        .updateTable('boletas')
        .set({ state: BOLETA_MOVES.pay.to, updated_at: laterThan(doer.now) })
        .where('nomina_id', '=', id)
        .execute();
      await settleLines(transaction, id);
      // Paid without its file: what the data sheets said is what was paid by.
      if (nomina.file === null)
        await keepFile(transaction, id, await transfersNow(transaction, id), doer.now);
      await tell(transaction, id, doer.now);
      const [from, to] = (['approved', 'paid'] as const).map((state) => ({
        state: labelOfBoletaState(state),
      }));
      return { paid_on: paidOn, lines: boletaLines(ids, from ?? {}, to ?? {}) };
    },
  });

async function tellPeople(db: Database, id: number, now: Date): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', (query) => query.selectFrom('boletas').select('person_id').where('nomina_id', '=', id))
    .orderBy('id')
    .execute();
  for (const { email } of people) await enqueueMail(db, 'boletas-paid', email, now, { nominaId: id });
}
