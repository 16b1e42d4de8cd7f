import { useRevalidator } from 'react-router-dom';
import { type TaskWords, useTask } from './useTask';

/** A task that changes what the page shows: its loaders have run again before it is told, and again once it is taken back. */
export function useChange() {
  const { run, isRunning } = useTask();
  const { revalidate } = useRevalidator();

  function change<Value>(work: () => Promise<Value>, { undo, ...words }: TaskWords<Value>) {
    async function andLoad<Result>(result: Promise<Result>): Promise<Result> {
      const value = await result;
      await revalidate();
      return value;
    }
    return run(() => andLoad(work()), {
      ...words,
      ...(undo && { undo: { ...undo, work: (value: Value) => andLoad(undo.work(value)) } }),
    });
  }

  return { change, isChanging: isRunning };
}
