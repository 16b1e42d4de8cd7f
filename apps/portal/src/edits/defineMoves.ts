import type { EditOutcome } from '@doblaje/contract/client';
import type { Told } from '../requests/useTask';
import { savedOr } from './savedOr';

/** The words for an item whose state changes. */
interface MoveWords<Item> {
  /** 'Boleta orden N.º 1.187'. */
  name: (item: Item) => string;
  /** The item's current state: 'Rechazada'. */
  state: (item: Item) => string;
}

/**
 * Moves an item to another state: approves, pays or voids it. A button (`useChange`) or a `FormDialog` runs the move and notifies the
 * result.
 */
interface Moves<Item> {
  /**
   * @throws ApiError 409 with the item's current state, if somebody else changed it first. The person has edited nothing, so there is
   * nothing to save again.
   */
  make: (call: Promise<EditOutcome<Item>>) => Promise<Item>;
  /** The notification after a move: 'Boleta rechazada'. */
  told: (title: string) => (item: Item) => Told;
}

/** Describes how an item changes its state. Call it once, outside components. */
export function defineMoves<Item>({ name, state }: MoveWords<Item>): Moves<Item> {
  return {
    make: (call) =>
      savedOr(call, (current) => {
        const now = state(current).toLocaleLowerCase('es');
        return `Cambió mientras la mirabas: ahora está ${now}. Revísala y decide otra vez.`;
      }),
    told: (title) => (item) => ({ title, message: name(item) }),
  };
}
