/** Who makes a move: an administrator, or the person whose order or boleta it is. An ADMIN is never that person's stand-in. */
export type Mover = 'ADMIN' | 'PERSON';

/** One line of a table of moves. */
export interface Move<State extends string = string> {
  /** Where it may start. */
  readonly from: readonly State[];
  readonly to: State;
  readonly who: Mover;
}

/** Moves by name: the one table that server, screens and tests read. */
export type MoveTable<State extends string = string> = Readonly<Record<string, Move<State>>>;

/** The state a table's moves are about. */
type StateOf<Table extends MoveTable> = Table[string]['to'] | Table[string]['from'][number];

/** Whether somebody may make a move now. What else a move asks for (a note, a reason, a person who is active) is checked where it is made. */
export function canMove<Table extends MoveTable>(
  table: Table,
  name: keyof Table,
  state: StateOf<Table>,
  who: Mover,
): boolean {
  // A table or a name that is none moves nothing: what comes from a request may be anything.
  const move: Move | undefined = typeof name === 'string' ? table?.[name] : undefined;
  return Array.isArray(move?.from) && move.who === who && move.from.includes(state);
}

/** The moves somebody may make now, in the order of the table: what a screen offers. */
export function movesFrom<Table extends MoveTable>(
  table: Table,
  state: StateOf<Table>,
  who: Mover,
): (keyof Table & string)[] {
  if (typeof table !== 'object' || table === null) return [];
  return Object.keys(table).filter((name) => canMove(table, name, state, who));
}
