import { type MonthClose, noLongerPossible, notPossible } from '@doblaje/contract';
import { monthText } from '@doblaje/domain/days';
import { canMove, MONTH_MOVES, type MonthMove } from '@doblaje/domain/moves';
import { labelOfMonthState, type MonthState } from '@doblaje/domain/options/monthStates';
import type { Database } from '../../ground/db/database';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { isOver, readMonth } from './read';
import { sumsOf } from './sums';

/** @throws Problem 409 if the move is not possible in this state */
function check(move: MonthMove, state: MonthState): void {
  if (!canMove(MONTH_MOVES, move, state, 'ADMIN'))
    throw noLongerPossible(`el mes está ${labelOfMonthState(state).toLowerCase()}`);
}

const lineOf = (month: string, state: MonthState, told: object): AuditLine => ({
  ...{ action: 'update', entity: 'month', id: month },
  changes: changesOf(
    'month',
    { state: labelOfMonthState(state) },
    { state: labelOfMonthState(MONTH_MOVES[state === 'open' ? 'close' : 'reopen'].to), ...told },
  ),
});

const ofMonth = (month: string) => (db: Database) =>
  db.selectFrom('closed_months').selectAll().where('month', '=', month);

/**
 * Closes a month and keeps its sums. A payment in it waits until this is done, and is refused then; one that came first makes the request
 * stale.
 * @param updatedAt null: the month had no row when the client read it
 * @throws Problem 409 if the month is closed, or not over
 */
export async function closeMonth(
  db: Database,
  doer: Doer,
  { month, updatedAt }: { month: string; updatedAt: string | null },
): Promise<Edited<MonthClose>> {
  const { actor, now } = doer;
  if (!isOver(month, now))
    throw notPossible(
      `El mes de ${monthText(month)} aún no termina: se cierra desde el primer día del siguiente.`,
    );
  /** Within the lock of the row, so that no payment comes between the sums and the close. */
  const close = async (within: Database, updated_at: Date) => {
    const sums = await sumsOf(within, month);
    const closing = { state: MONTH_MOVES.close.to, closed_at: now, closed_by: actor, updated_at } as const;
    await within
      .updateTable('closed_months')
      .set({ ...closing, sums: JSON.stringify(sums) })
      .where('month', '=', month)
      .execute();
    return [lineOf(month, 'open', sums)];
  };
  return saveAudited(db, doer, {
    of: ofMonth(month),
    readWith: updatedAt,
    write: (within, moment, { state }) => {
      check('close', state);
      return close(within, moment);
    },
    add: async (within) => {
      const added = await within
        .insertInto('closed_months')
        .values({ month, updated_at: now })
        .onConflict((conflict) => conflict.column('month').doNothing())
        .returning('month')
        .executeTakeFirst();
      return added ? close(within, now) : null;
    },
    read: (within) => readMonth(within, month, now),
  });
}

/**
 * Opens a closed month again. The sums of its last close stay, to compare.
 * @throws Problem 404 if it was never closed; 409 if it is open
 */
export function reopenMonth(
  db: Database,
  doer: Doer,
  { month, updatedAt, reason }: { month: string; updatedAt: string; reason: string },
): Promise<Edited<MonthClose>> {
  const { actor, now } = doer;
  return saveAudited(db, doer, {
    of: ofMonth(month),
    readWith: updatedAt,
    missing: () => noLongerPossible(`el mes está ${labelOfMonthState('open').toLowerCase()}`),
    write: async (within, updated_at, { state }) => {
      check('reopen', state);
      const opening = { state: MONTH_MOVES.reopen.to, reopened_at: now, reopened_by: actor } as const;
      await within
        .updateTable('closed_months')
        .set({ ...opening, reopen_reason: reason, updated_at })
        .where('month', '=', month)
        .execute();
      return [lineOf(month, 'closed', { reason })];
    },
    read: (within) => readMonth(within, month, now),
  });
}
