import { API_MESSAGES, type Boleta, noLongerPossible, notPossible } from '@doblaje/contract';
import { validateBoletaRegularizing, validateBoletaUnregularizing } from '@doblaje/domain/forms/boletaMoves';
import type { Database } from '../../ground/db/database';
import { inTransaction } from '../../ground/db/inTransaction';
import { fieldProblem } from '../../ground/edits/fieldProblem';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { Doer } from '../../ground/history/audited';
import { boletaLine, regularizedFor } from './boletaHistory';
import { holdBoletas, inWords } from './moves';
import { readBoleta, readBoletaIfThere } from './read';
import { freeRegularized } from './regularizations';
import { boletaGone } from './rows';

const ADMIN = { role: 'ADMIN' } as const;

/** The paid and annulled boleta, and why. */
interface Regularizing {
  paidId: number;
  reason: string;
  updatedAt: string;
}

/** Changes what a boleta settles, with a line in its history. */
function change(
  db: Database,
  doer: Doer,
  id: number,
  { reason, updatedAt }: Regularizing,
  write: (within: Database, boleta: Boleta) => Promise<void>,
): Promise<Edited<Boleta>> {
  return inTransaction(db, async (transaction) => {
    await holdBoletas(transaction, [id]);
    return saveAudited(transaction, doer, {
      of: (within) => within.selectFrom('boletas').selectAll().where('id', '=', id),
      readWith: updatedAt,
      write: async (within, updated_at) => {
        const before = await readBoleta(within, id, ADMIN);
        await write(within, before);
        await within.updateTable('boletas').set({ updated_at }).where('id', '=', id).execute();
        const told = reason === '' ? [] : [regularizedFor(reason)];
        return [boletaLine('update', await readBoleta(within, id, ADMIN), { before, told })];
      },
      read: (within) => readBoletaIfThere(within, id, ADMIN),
      missing: () => boletaGone(ADMIN),
    });
  });
}

function refuse(errors: { reason?: unknown }): void {
  if (typeof errors.reason === 'string') throw fieldProblem('reason', errors.reason);
}

/**
 * Settles what is to be regularized of a paid boleta with a later boleta of the same person, which is paid whole all the same.
 * @param id of the later boleta
 * @throws Problem 404; 409 when it is settled already, belongs to somebody else, or the later boleta is not approved or paid; 422 without
 *   a reason where the amounts are not the same
 */
export const regularize = (db: Database, doer: Doer, id: number, asked: Regularizing) =>
  change(db, doer, id, asked, async (within, { state, gross, toRegularize }) => {
    const { paidId, reason } = asked;
    if (state !== 'approved' && state !== 'paid') throw noLongerPossible(inWords(state));
    const owed = toRegularize.find(({ boletaId }) => boletaId === paidId);
    if (!owed) throw notPossible(API_MESSAGES.alreadyRegularized);
    refuse(validateBoletaRegularizing({ reason }, { owed: owed.gross, settling: gross }));
    const settled = await within
      .updateTable('regularizations')
      .set({ settled_by: id, settled_at: doer.now, settled_why: reason })
      .where('boleta_id', '=', paidId)
      .where('settled_at', 'is', null)
      .returning('boleta_id')
      .executeTakeFirst();
    if (!settled) throw notPossible(API_MESSAGES.alreadyRegularized);
  });

/**
 * Takes back that a boleta settles another one.
 * @param id of the boleta that settled it
 * @throws Problem 404; 409 when it does not settle it, or is paid; 422 without a reason
 */
export const unregularize = (db: Database, doer: Doer, id: number, asked: Regularizing) =>
  change(db, doer, id, asked, async (within, { state }) => {
    const { paidId, reason } = asked;
    if (state === 'paid') throw notPossible(API_MESSAGES.regularizedAndPaid);
    refuse(validateBoletaUnregularizing({ reason }));
    const freed = await freeRegularized(within, id)
      .where('boleta_id', '=', paidId)
      .returning('boleta_id')
      .executeTakeFirst();
    if (!freed) throw notPossible(API_MESSAGES.notRegularized);
  });
