import { useRevalidator } from 'react-router-dom';
import { isOutdated } from './failureText';
import { type TaskWords, useTask } from './useTask';

/** What is said of a change, and what is left with it. */
interface Change<Value> extends TaskWords<Value> {
  /** Closes what is gone with it, so that it is not asked for once more. @default nothing */
  leave?: () => Promise<void>;
}

/**
 * A task that changes what the page shows: its loaders have run again before it is told, and again once it is taken back; so they
 * have where a refusal says that the page is not up to date.
 */
export function useChange() {
  const { run, isRunning } = useTask();
  const { revalidate } = useRevalidator();

  function change<Value>(work: () => Promise<Value>, { undo, leave, ...words }: Change<Value>) {
    async function andLoad<Result>(result: Promise<Result>, first?: Change<Value>['leave']): Promise<Result> {
      const value = await result.catch(async (error: unknown) => {
        if (isOutdated(error)) await revalidate();
        throw error;
      });
      await first?.();
      await revalidate();
      return value;
    }
    return run(() => andLoad(work(), leave), {
      ...words,
      ...(undo && { undo: { ...undo, work: (value: Value) => andLoad(undo.work(value)) } }),
    });
  }

  return { change, isChanging: isRunning };
}
