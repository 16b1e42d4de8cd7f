import type { BoletaLeftOut } from '@doblaje/contract';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import type { Database } from '../db/database';
import { refuseMoved } from '../edits/refuseChanged';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { writtenAfter } from '../time';
import { holdBoletas } from './moves';
import { readBoleta } from './read';
import { boletaLine } from './told';

const ADMIN = { role: 'ADMIN' } as const;

/**
 * Approves several boletas, all in the caller's transaction: those in review that say what was expected. The others are left as
 * they are, and named.
 * @throws Problem 409 when one is not as it was read, naming each: then none is approved
 */
export function approveBoletas(
  db: Database,
  doer: Doer,
  chosen: readonly { id: number; updatedAt: string }[],
): Promise<{ approved: number; leftOut: BoletaLeftOut[] }> {
  return audited(db, doer, async (transaction) => {
    const readWith = new Map(chosen.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
    const ids = [...readWith.keys()];
    await holdBoletas(transaction, ids);
    const rows = await transaction
      .selectFrom('boletas')
      .select(['id', 'state', 'differs', 'updated_at', 'order_number', 'person_name'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    const changed = rows.filter(({ id, updated_at }) => updated_at.getTime() !== readWith.get(id));
    refuseMoved(
      changed.map(({ order_number, person_name, state }) => ({
        name: `${boletaTitle(order_number)}, ${person_name}`,
        why: `ahora está ${labelOfBoletaState(state).toLowerCase()}`,
      })),
    );
    const leftOut: BoletaLeftOut[] = [];
    const lines: AuditLine[] = [];
    for (const { id, state, differs, updated_at, order_number, person_name } of rows) {
      let why = '';
      if (!canMove(BOLETA_MOVES, 'approve', state, 'ADMIN'))
        why = `Está ${labelOfBoletaState(state).toLowerCase()}`;
      else if (differs) why = 'Tiene diferencias: ábrela y decide';
      if (why !== '') {
        leftOut.push({ id, orderNumber: order_number, personName: person_name, why });
        continue;
      }
      const before = await readBoleta(transaction, id, ADMIN);
      await transaction
        .updateTable('boletas')
        .set({
          state: BOLETA_MOVES.approve.to,
          updated_at: writtenAfter(updated_at, doer.now),
        })
        .where('id', '=', id)
        .execute();
      lines.push(boletaLine('update', await readBoleta(transaction, id, ADMIN), before));
    }
    return { value: { approved: lines.length, leftOut }, lines };
  });
}
