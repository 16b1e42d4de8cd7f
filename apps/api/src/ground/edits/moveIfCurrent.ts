import { noLongerPossible, type Problem } from '@doblaje/contract';
import { canMove, type Move, type Mover, type MoveTable } from '@doblaje/domain/moves';
import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { type AuditLine, audited, type Doer } from '../history/audited';
import { type Edited, saveIfCurrent } from './saveIfCurrent';

interface MoveOf<
  Table extends keyof Schema,
  State extends string,
  Name extends string,
  Row extends { state: State; updated_at: Date },
  Current,
> {
  /** Domain's table of moves. */
  moves: Readonly<Record<Name, Move<State>>>;
  move: Name;
  mover: Mover;
  /** The `updatedAt` that the client read. */
  readWith: string;
  /** Locks what has to be locked before the row. Returns false if the client has not seen what there is: then the move is stale. */
  hold: (transaction: Database) => Promise<boolean | undefined>;
  /** The row that moves. */
  of: (transaction: Database) => SelectQueryBuilder<Schema, Table, Row>;
  /** The row's state in words, for the refusal: 'la boleta está aprobada'. */
  stateOf: (state: State) => string;
  /** Makes the move: writes `moved` to the row, and all that follows. Returns the lines of the history. */
  write: (
    transaction: Database,
    moved: { state: State; updated_at: Date },
    row: Row,
  ) => Promise<readonly AuditLine[]>;
  read: (transaction: Database) => Promise<Current | null>;
  missing: () => Problem;
}

/**
 * Moves one thing to another state as domain's table of moves allows, with all that follows and its history, in one transaction. When two
 * requests move it at the same moment, the second one is stale.
 * @throws Problem `missing`; 409 where the table has no such move; whatever `write` throws
 */
export function moveIfCurrent<
  Table extends keyof Schema,
  State extends string,
  Name extends string,
  Row extends { state: State; updated_at: Date },
  Current,
>(
  db: Database,
  doer: Doer,
  {
    moves,
    move,
    mover,
    readWith,
    hold,
    of,
    stateOf,
    write,
    read,
    missing,
  }: MoveOf<Table, State, Name, Row, Current>,
): Promise<Edited<Current>> {
  return audited(db, doer, async (transaction) => {
    const isSeen = (await hold(transaction)) !== false;
    let lines: readonly AuditLine[] = [];
    const value = await saveIfCurrent<Table, Row, Current>(transaction, {
      of,
      writtenAt: ({ updated_at }) => updated_at,
      readWith: isSeen ? readWith : null,
      now: doer.now,
      write: async (within, updated_at, row) => {
        if (!canMove<MoveTable>(moves, move, row.state, mover)) throw noLongerPossible(stateOf(row.state));
        lines = await write(within, { state: moves[move].to, updated_at }, row);
      },
      read,
      missing,
    });
    return { value, lines };
  });
}
