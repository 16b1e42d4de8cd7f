import { useRevalidator } from 'react-router-dom';
import { isOutdated } from './failureText';
import { type TaskWords, useTask } from './useTask';

/** The words for a change, and what to close after it. */
interface Change<Value> extends TaskWords<Value> {
  /** Closes what the change removed, so that the page does not request it again. @default nothing */
  leave?: () => Promise<void>;
}

/**
 * A task that changes what the page shows. The loaders run again before the notification, and again after an undo. They also run again
 * if a refusal says that the page is out of date.
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
