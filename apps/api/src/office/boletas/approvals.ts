import type { BoletaLeftOut, HistoryChange } from '@doblaje/contract';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import type { Database } from '../../ground/db/database';
import { refuseMoved } from '../../ground/edits/refuseChanged';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { writtenAfter } from '../../ground/time/time';
import { siiCautions } from '../siiSheets/cautions';
import { boletaLine, reopenedFor } from './boletaHistory';
import { holdBoletas } from './moves';
import { readBoleta } from './read';

const ADMIN = { role: 'ADMIN' } as const;

interface Chosen {
  id: number;
  /** The `updatedAt` that the client read with the boleta. */
  updatedAt: string;
}

/**
 * Locks the selected boletas, in the order of their ids.
 * @throws Problem 409 when one has changed since the client read it, naming each
 */
async function takeChosen(transaction: Database, chosen: readonly Chosen[]) {
  const readWith = new Map(chosen.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
  const ids = [...readWith.keys()];
  await holdBoletas(transaction, ids);
  const rows = await transaction
    .selectFrom('boletas')
    .select([
      'id',
      'state',
      'differs',
      'reading_differs',
      'sii_state',
      'updated_at',
      'order_numbers',
      'person_name',
      'nomina_id',
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = rows.filter(({ id, updated_at }) => updated_at.getTime() !== readWith.get(id));
  refuseMoved(changed.map((row) => ({ name: nameOf(row), why: `ahora está ${stateOf(row)}` })));
  return rows;
}

type Row = Awaited<ReturnType<typeof takeChosen>>[number];

const nameOf = ({ order_numbers, person_name }: Pick<Row, 'order_numbers' | 'person_name'>) =>
  `${boletaTitle(order_numbers)}, ${person_name}`;

const stateOf = ({ state }: Pick<Row, 'state'>) => labelOfBoletaState(state).toLowerCase();

/** Moves one selected boleta. @returns the line for its history, and its new state */
async function moveChosen(
  transaction: Database,
  { id, updated_at }: Row,
  { move, now, told }: { move: 'approve' | 'reopen'; now: Date; told?: readonly HistoryChange[] },
): Promise<{ line: AuditLine; updatedAt: string }> {
  const before = await readBoleta(transaction, id, ADMIN);
  await transaction
    .updateTable('boletas')
    .set({ state: BOLETA_MOVES[move].to, updated_at: writtenAfter(updated_at, now) })
    .where('id', '=', id)
    .execute();
  const after = await readBoleta(transaction, id, ADMIN);
  return { line: boletaLine('update', after, { before, told }), updatedAt: after.updatedAt };
}

/**
 * Approves several boletas in the caller's transaction: those in review that say what the studio expected, and of which the SII says the
 * same. The others stay unchanged and are named.
 * @throws Problem 409 when one has changed since the client read it, naming each: then none is approved
 */
export function approveBoletas(
  db: Database,
  doer: Doer,
  chosen: readonly Chosen[],
): Promise<{ approved: number; boletas: Chosen[]; leftOut: BoletaLeftOut[] }> {
  return audited(db, doer, async (transaction) => {
    const leftOut: BoletaLeftOut[] = [];
    const boletas: Chosen[] = [];
    const lines: AuditLine[] = [];
    const rows = await takeChosen(transaction, chosen);
    const atSii = await siiCautions(
      transaction,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const { id, order_numbers, person_name } = row;
      let why = '';
      if (!canMove(BOLETA_MOVES, 'approve', row.state, 'ADMIN')) why = `Está ${stateOf(row)}`;
      else if (row.differs || row.reading_differs) why = 'Tiene diferencias: ábrela y decide';
      // The SII has it otherwise than it was sent.
      else if (row.sii_state !== 'valid' || atSii.has(id)) why = 'Mira qué dice el SII: ábrela y decide';
      if (why !== '') {
        leftOut.push({ id, orderNumbers: order_numbers, personName: person_name, why });
        continue;
      }
      const { line, updatedAt } = await moveChosen(transaction, row, { move: 'approve', now: doer.now });
      boletas.push({ id, updatedAt });
      lines.push(line);
    }
    return { value: { approved: boletas.length, boletas, leftOut }, lines };
  });
}

/** The history's text for an approval that was undone right away. */
const UNDONE = 'Se deshizo la aprobación de varias boletas';

/**
 * Undoes the approval of several boletas in the caller's transaction: all of them, or none.
 * @throws Problem 409 when one has changed since its approval, or a nómina holds it, naming each
 */
export function undoApprovals(
  db: Database,
  doer: Doer,
  chosen: readonly Chosen[],
): Promise<{ undone: number }> {
  return audited(db, doer, async (transaction) => {
    const rows = await takeChosen(transaction, chosen);
    refuseMoved(
      rows.flatMap((row) => {
        const { nomina_id } = row;
        if (nomina_id !== null) return [{ name: nameOf(row), why: `está en la ${nominaTitle(nomina_id)}` }];
        return canMove(BOLETA_MOVES, 'reopen', row.state, 'ADMIN')
          ? []
          : [{ name: nameOf(row), why: `ahora está ${stateOf(row)}` }];
      }),
    );
    const lines: AuditLine[] = [];
    for (const row of rows) {
      const told = [reopenedFor(UNDONE)];
      lines.push((await moveChosen(transaction, row, { move: 'reopen', now: doer.now, told })).line);
    }
    return { value: { undone: lines.length }, lines };
  });
}
