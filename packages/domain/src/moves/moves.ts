/** Makes a move: an administrator, or the person whose order or boleta it is. An ADMIN never acts for that person. */
export type Mover = 'ADMIN' | 'PERSON';

/** One line of a table of moves. */
export interface Move<State extends string = string> {
  /** The states it may start from. */
  readonly from: readonly State[];
  readonly to: State;
  readonly who: Mover;
}

/** Moves by name: the one table for server, screens and tests. */
export type MoveTable<State extends string = string> = Readonly<Record<string, Move<State>>>;

/** The states of a table. */
type StateOf<Table extends MoveTable> = Table[string]['to'] | Table[string]['from'][number];

/** Whether a mover may make a move now. A move's other conditions (a note, a reason, an active person) are checked where it is made. */
export function canMove<Table extends MoveTable>(
  table: Table,
  name: keyof Table,
  state: StateOf<Table>,
  who: Mover,
): boolean {
  // The table or the name may come from a request, so it may be anything: then no move is allowed.
  const move: Move | undefined = typeof name === 'string' ? table?.[name] : undefined;
  return Array.isArray(move?.from) && move.who === who && move.from.includes(state);
}

/** The moves that a mover may make now, in the order of the table: a screen offers these. */
export function movesFrom<Table extends MoveTable>(
  table: Table,
  state: StateOf<Table>,
  who: Mover,
): (keyof Table & string)[] {
  if (typeof table !== 'object' || table === null) return [];
  return Object.keys(table).filter((name) => canMove(table, name, state, who));
}
