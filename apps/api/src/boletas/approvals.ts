import type { BoletaLeftOut } from '@doblaje/contract';
import { BOLETA_MOVES, canMove } from '@doblaje/domain/moves';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import type { Database } from '../db/database';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { writtenAfter } from '../time';
import { holdBoletas } from './moves';
import { readBoleta } from './read';
import { boletaLine } from './told';

const ADMIN = { role: 'ADMIN' } as const;

/**
 * Approves several boletas, all in the caller's transaction: those in review that say what was expected and are as they were
 * read. The others are left as they are, and named.
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
    const leftOut: BoletaLeftOut[] = [];
    const lines: AuditLine[] = [];
    for (const { id, state, differs, updated_at, order_number, person_name } of rows) {
      let why = '';
      if (!canMove(BOLETA_MOVES, 'approve', state, 'ADMIN'))
        why = `Está ${labelOfBoletaState(state).toLowerCase()}`;
      else if (updated_at.getTime() !== readWith.get(id)) why = 'Cambió mientras la mirabas';
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
