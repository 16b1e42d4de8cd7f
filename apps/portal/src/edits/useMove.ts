import { ApiError, type EditOutcome } from '@doblaje/contract/client';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../portal';

/** How something that is moved is told of. */
interface MoveWords<Item> {
  /** 'Boleta orden N.º 1.187'. */
  name: (item: Item) => string;
  /** What it is now: 'Rechazada'. */
  state: (item: Item) => string;
}

/**
 * Makes a move of something – approves, pays, voids it – and tells of it. Where somebody was there before, the panel behind shows
 * what there is now, and who asked is told so: nothing of theirs was edited, so there is nothing to save again.
 */
export function useMove<Item>({ name, state }: MoveWords<Item>) {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return async (call: Promise<EditOutcome<Item>>, done: string) => {
    try {
      const outcome = await call;
      await revalidate();
      if (outcome.isStale) {
        const now = state(outcome.current).toLocaleLowerCase('es');
        throw new ApiError(409, `Cambió mientras la mirabas: ahora está ${now}. Revísala y decide otra vez.`);
      }
      notices.notify({ type: 'success', title: done, message: name(outcome.saved) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  };
}
