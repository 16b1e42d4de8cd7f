import type { EditOutcome } from '@doblaje/contract/client';
import type { Told } from '../shell/useTask';
import { savedOr } from './savedOr';

/** How something that is moved is told of. */
interface MoveWords<Item> {
  /** 'Boleta orden N.º 1.187'. */
  name: (item: Item) => string;
  /** What it is now: 'Rechazada'. */
  state: (item: Item) => string;
}

/** Moves of something: approving, paying, voiding it. By a button (`useChange`) or a `FormDialog`, which tell what became of one. */
interface Moves<Item> {
  /**
   * @throws ApiError 409 where somebody was there before, which says what it is now: nothing of theirs was edited, so there is nothing
   *   to save again
   */
  make: (call: Promise<EditOutcome<Item>>) => Promise<Item>;
  /** What is notified of one that is made: 'Boleta rechazada'. */
  told: (title: string) => (item: Item) => Told;
}

/** Describes how something is moved, once, outside components. */
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
