import { ApiError, type Appearance, type Cast, type EditOutcome } from '@doblaje/contract/client';
import { LOOPS_INVALID, validateLoops } from '@doblaje/domain/forms/character';
import type { SheetEdit } from '@doblaje/ui/Sheet';
import { failureText } from '../../../requests/failureText';

/** The columns with loops. */
export const LOOPS = ['loopsDone', 'loopsPlanned'] as const;
export type LoopsColumn = (typeof LOOPS)[number];

/** An unsaved value in a cell. */
export interface TypedCell {
  text: string;
  /** Null if the text is no number. */
  value: number | null;
  /** The cell's saved value when the person typed. */
  over: number;
  /** Why the server refused the value. */
  refused?: string;
  /** The value that somebody else wrote meanwhile. The person chooses which one stays. */
  there?: number;
}

export type TypedRow = Partial<Record<LoopsColumn, TypedCell>>;

/** The key is the id of the appearance. */
export type TypedRows = Readonly<Record<number, TypedRow>>;

export interface CastSheetState {
  /** The newest version from the server. */
  cast: Cast;
  typed: TypedRows;
}

/** One row as the client sends it. */
export interface CastEdit extends Partial<Record<LoopsColumn, number>> {
  id: number;
  updatedAt: string;
}

export interface CastSheetOptions {
  cast: Cast;
  /** The values typed before the session ended. */
  typed: TypedRows;
  save: (edits: CastEdit[]) => Promise<EditOutcome<Cast>>;
  /** Called if the request failed. The typed values stay. */
  onFailed: (error: unknown) => void;
  /** Called if somebody removed the row from the chapter while the person typed into it. It gets the row and the typed values. */
  onLost: (row: Appearance, typed: TypedRow) => void;
}

const cellsOf = (row: TypedRow = {}) =>
  LOOPS.flatMap((column) => (row[column] ? [[column, row[column]] as const] : []));

/** Why the typed values of a row cannot be sent; undefined if they can. */
export function rowProblem(row: TypedRow | undefined, there: Appearance | undefined): string | undefined {
  const cells = cellsOf(row);
  if (cells.some(([, { value }]) => value === null)) return LOOPS_INVALID;
  const typed = Object.fromEntries(cells.map(([column, { value }]) => [column, value]));
  // When an order was finished, more loops may have been recorded than planned. That is no error of what the person types in other
  // rows.
  const [problem] = cells.length === 0 ? [] : Object.values(validateLoops({ ...there, ...typed }));
  return problem ?? cells.find(([, { refused }]) => refused !== undefined)?.[1].refused;
}

/**
 * Holds the values typed into a cast, cell by cell, and sends a row as soon as it is valid. It sends one request at a time; the next
 * one takes the values typed meanwhile. Refused values, and values that somebody else overtook, stay in their cells. It lives outside
 * React, for `useSyncExternalStore`.
 */
export function createCastSheet({ cast, typed, save, onFailed, onLost }: CastSheetOptions) {
  let state: CastSheetState = { cast, typed };
  const listeners = new Set<() => void>();
  let isSending = false;

  function set(next: Partial<CastSheetState>) {
    state = { ...state, ...next };
    for (const tell of listeners) tell();
  }
  const appearanceOf = (id: number) => state.cast.cast.find((row) => row.id === id);

  /** Sets or removes (null) cells, and forgets rows without cells. */
  function put(cells: readonly { id: number; column: LoopsColumn; cell: TypedCell | null }[]) {
    const next: Record<number, TypedRow> = { ...state.typed };
    for (const { id, column, cell } of cells) {
      const { [column]: _, ...others } = next[id] ?? {};
      const row: TypedRow = cell ? { ...others, [column]: cell } : others;
      if (cellsOf(row).length > 0) next[id] = row;
      else delete next[id];
    }
    set({ typed: next });
  }

  /** Takes over the server's rows. A row without changes keeps its object, so that it does not render again. */
  function adopt(newer: Cast) {
    const known = new Map(state.cast.cast.map((row) => [row.id, row]));
    const rows = newer.cast.map((row) => {
      const before = known.get(row.id);
      return before && JSON.stringify(before) === JSON.stringify(row) ? before : row;
    });
    const isThere = new Set(rows.map(({ id }) => id));
    const typed = Object.fromEntries(Object.entries(state.typed).filter(([id]) => isThere.has(Number(id))));
    const lost = Object.entries(state.typed).filter(([id]) => !isThere.has(Number(id)));
    set({ cast: { ...newer, cast: rows }, typed });
    for (const [id, row] of lost) {
      const before = known.get(Number(id));
      if (before) onLost(before, row);
    }
  }

  /** The rows whose typed values can all be sent. */
  function ready(): CastEdit[] {
    return Object.entries(state.typed).flatMap(([key, row]) => {
      const there = appearanceOf(Number(key));
      const isHeld = cellsOf(row).some(([, cell]) => cell.there !== undefined);
      if (!there || isHeld || rowProblem(row, there) !== undefined) return [];
      const values = Object.fromEntries(cellsOf(row).map(([column, { value }]) => [column, value as number]));
      return [{ id: there.id, updatedAt: there.updatedAt, ...values }];
    });
  }

  /** The sent cells that nobody has typed over meanwhile. */
  const sentCells = (edits: readonly CastEdit[]) =>
    edits.flatMap((edit) =>
      LOOPS.flatMap((column) => {
        const cell = state.typed[edit.id]?.[column];
        return cell && cell.value === edit[column] ? [{ id: edit.id, column, cell }] : [];
      }),
    );

  /** Handles a save by somebody else. If a typed cell has another value now, the person decides; otherwise the cell is sent again. */
  function overtaken(newer: Cast) {
    adopt(newer);
    const held = Object.entries(state.typed).flatMap(([key, row]) =>
      cellsOf(row).flatMap(([column, cell]) => {
        const there = appearanceOf(Number(key))?.[column];
        const isOther = there !== undefined && there !== cell.over && there !== cell.value;
        return isOther ? [{ id: Number(key), column, cell: { ...cell, there } }] : [];
      }),
    );
    put(held);
  }

  function refuse(edits: readonly CastEdit[], error: unknown) {
    if (!(error instanceof ApiError) || error.status !== 422) return onFailed(error);
    const general = failureText(error);
    put(
      sentCells(edits).map(({ id, column, cell }) => {
        const place = edits.findIndex((edit) => edit.id === id);
        const own = error.errors.find(({ field }) => field.startsWith(`edits.${place}.`));
        return { id, column, cell: { ...cell, refused: own?.message ?? general } };
      }),
    );
  }

  async function send(): Promise<void> {
    const edits = isSending ? [] : ready();
    if (edits.length === 0) return;
    isSending = true;
    try {
      const outcome = await save(edits);
      if (outcome.isStale) overtaken(outcome.current);
      else {
        put(sentCells(edits).map(({ id, column }) => ({ id, column, cell: null })));
        adopt(outcome.saved);
      }
    } catch (error) {
      isSending = false;
      refuse(edits, error);
      return;
    }
    isSending = false;
    await send();
  }

  return {
    get: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    adopt,
    send,
    edit(edits: readonly SheetEdit[]) {
      put(
        edits.map(({ id, column, text, value }) => {
          const there = appearanceOf(Number(id))?.[column as LoopsColumn] ?? 0;
          const before = state.typed[Number(id)]?.[column as LoopsColumn];
          const cell = value === there && !before?.there ? null : { text, value, over: there };
          return { id: Number(id), column: column as LoopsColumn, cell };
        }),
      );
      return send();
    },
    /** Saves the typed value over somebody else's value, or drops it. */
    settle(id: number, isKept: boolean) {
      const cells = cellsOf(state.typed[id]).map(([column, { there, ...cell }]) => {
        const isHeld = there !== undefined;
        return { id, column, cell: isHeld && !isKept ? null : { ...cell, over: there ?? cell.over } };
      });
      put(cells);
      return send();
    },
    /** Drops the typed values of a row. */
    drop: (id: number) => put(LOOPS.map((column) => ({ id, column, cell: null }))),
  };
}

export type CastSheet = ReturnType<typeof createCastSheet>;
