import type { EditOutcome } from '@doblaje/contract/client';
import type { Told } from '../requests/useTask';
import { savedOr } from './savedOr';

/** The words for an item whose state changes. */
interface MoveWords<Item> {
  /** 'Boleta orden N.º 1.187'. */
  name: (item: Item) => string;
  /** The item's current state: 'Rechazada'. */
  state: (item: Item) => string;
  /** What else changed, as a clause: 'el banco respondió'. Asked where the state is the same as before. @default nothing is known */
  changed?: (was: Item, now: Item) => string;
}

/**
 * Moves an item to another state: approves, pays or voids it. A button (`useChange`) or a `FormDialog` runs the move and notifies the
 * result.
 */
interface Moves<Item> {
  /**
   * @param was the item as the person saw it
   * @throws ApiError 409 that says what is different now, if somebody else changed it first. The person has edited nothing, so there is
   * nothing to save again.
   */
  make: (call: Promise<EditOutcome<Item>>, was: Item) => Promise<Item>;
  /** The notification after a move: 'Boleta rechazada'. */
  told: (title: string) => (item: Item) => Told;
}

/** Describes how an item changes its state. Call it once, outside components. */
export function defineMoves<Item>({ name, state, changed = () => '' }: MoveWords<Item>): Moves<Item> {
  return {
    make: (call, was) =>
      savedOr(call, (current) => {
        const isOther = state(current) !== state(was);
        const what = isOther ? `ahora está ${state(current).toLocaleLowerCase('es')}` : changed(was, current);
        return `Cambió mientras la mirabas${what && `: ${what}`}. Revísala y decide otra vez.`;
      }),
    told: (title) => (item) => ({ title, message: name(item) }),
  };
}
