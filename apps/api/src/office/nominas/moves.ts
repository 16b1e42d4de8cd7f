import { API_MESSAGES, type Nomina, notPossible, refuseUnderWay } from '@doblaje/contract';
import { validateNominaReason } from '@doblaje/domain/forms/nominaPayment';
import { NOMINA_MOVES, type NominaMove } from '@doblaje/domain/moves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { labelOfNominaState } from '@doblaje/domain/options/nominaStates';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { evenBlocked, withoutBlocked } from '../../ground/db/unblocked';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { moveIfCurrent } from '../../ground/edits/moveIfCurrent';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { laterThan } from './make';
import { boletaLines, inNomina, nominaLine } from './nominaHistory';
import { readNomina, readNominaIfThere } from './read';
import { refuseBlockedIn } from './refuseBlocked';
import { holdPeople, nominaGone } from './rows';

/** A move of a nómina. */
interface NominaMoving {
  id: number;
  /** The `updatedAt` that the client read with the nómina. */
  updatedAt: string;
  move: NominaMove;
  /** Changes the locked boletas as the move requires. Returns the nómina's columns to write, and the lines for the boletas' history. */
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
  /** The hash of the changes since the file was made, as the page showed them. @default nothing to compare */
  seen?: string | undefined;
  /** Whether what the client saw is still so, once its people are held. @default it is */
  isSeen?: (transaction: Database) => Promise<boolean>;
  /** Whether somebody in it may have their data blocked: no money moves. @default false */
  isOfAll?: boolean;
}

/** The boletas in a nómina. */
export const boletasOf = ({ lines }: Pick<Nomina, 'lines'>) =>
  lines.flatMap(({ boletaId }) => (boletaId === null ? [] : [boletaId])).sort((a, b) => a - b);

/**
 * Moves a nómina as domain's table of moves allows, with all that follows, in one transaction. When two requests move it at the same
 * moment, the second one is stale.
 */
export function moveNomina(
  db: Database,
  doer: Doer,
  { id, updatedAt, move, work, seen, isSeen = async () => true, isOfAll = false }: NominaMoving,
): Promise<Edited<Nomina>> {
  return moveIfCurrent(isOfAll ? evenBlocked(db) : db, doer, {
    moves: NOMINA_MOVES,
    move,
    mover: 'ADMIN',
    readWith: updatedAt,
    hold: async (transaction) => {
      // An existing nómina never gains boletas, so their people can be read before the lock.
      const there = await readNominaIfThere(transaction, id);
      if (there) await holdPeople(transaction, boletasOf(there), seen === undefined ? 'going' : 'changing');
      if (!isOfAll) await refuseBlockedIn(transaction, id);
      if (seen !== undefined && (await readNominaIfThere(transaction, id))?.seen !== seen) return false;
      return isSeen(transaction);
    },
    of: (within) => within.selectFrom('nominas').selectAll().where('id', '=', id),
    stateOf: (state) => `la nómina está ${labelOfNominaState(state).toLowerCase()}`,
    write: async (within, moved) => {
      const before = await readNomina(within, id);
      // Lock in the order of ids, as making a nómina does.
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
        .set({ ...columns, ...moved })
        .where('id', '=', id)
        .execute();
      const gone = boleta === undefined ? undefined : { from: boleta, to: null };
      return [nominaLine('update', await readNomina(within, id), before, gone, reason), ...told];
    },
    // Nobody reads in the answer what is blocked.
    read: (within) => readNominaIfThere(withoutBlocked(within), id),
    missing: nominaGone,
  });
}

/**
 * The reason for removing a boleta after a download of the file. The bank may have the file already, and a second payment would pay twice.
 * @throws Problem 422 without a reason
 */
function reasonFor({ downloads }: Nomina, reason: string): string {
  if (downloads.length === 0) return '';
  const wrong = validateNominaReason({ reason }).reason;
  if (wrong !== undefined) throw fieldProblem('reason', wrong);
  return reason;
}

/** Writes person and project into lines for good, so that later changes or erasures do not alter them. */
export const settleLines = (db: Database, lines: Nomina['lines']) =>
  sql`update nomina_lines set boleta_id = boleta_id where id = any(${lines.map(({ id }) => id)}::integer[])`.execute(
    db,
  );

/** Releases boletas from a nómina; they stay approved. */
export async function free(
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
 * @throws Problem 404; 409 when the nómina is not prepared, or the boleta is not in it, or is the last one, or the bank has paid it or
 *   may still; 422 when the file was downloaded and no reason is given
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
      refuseUnderWay([line]);
      await transaction.deleteFrom('nomina_lines').where('id', '=', line.id).execute();
      const told = await free(transaction, doer, id, [boletaId]);
      return { lines: told, boleta: boletaTitle(line.orderNumbers), reason: why };
    },
  });

/**
 * Voids a nómina: its boletas may go into another one. Its lines stay, to show what it held.
 * @throws Problem 404; 409 when it is not prepared, or the bank has paid a part of it or may still; 422 when its file was downloaded and
 *   no reason is given
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
    isOfAll: true,
    work: async (transaction, nomina) => {
      const why = reasonFor(nomina, reason);
      refuseUnderWay(nomina.lines);
      await settleLines(transaction, nomina.lines);
      const lines = await free(transaction, doer, id, boletasOf(nomina));
      return { void_reason: why, reason: why, lines };
    },
  });
