import { useCallback, useRef, useState } from 'react';
import { type Portal, usePortal } from '../portal';
import { isSessionEnd } from '../session/ended';
import { failureText } from './failureText';

/** What is notified of something that is done. */
export interface Told {
  title: string;
  message?: string;
  /** @default 'success' */
  type?: 'success' | 'warning';
}

/** What is said of a task. */
export interface TaskWords<Value> {
  /** Title of the notification when it fails: 'No pudimos descargar el documento'. Why stands beneath. */
  failed: string;
  /** What is notified when it is done. @default nothing */
  done?: (value: Value) => Told;
  /** What follows on that: leads to what was made. @default nothing */
  next?: (value: Value) => void;
  /** What takes it back: offered beside {@link done} as 'Deshacer', for ten seconds (desk.md §6). */
  undo?: {
    work: (value: Value) => Promise<unknown>;
    failed: string;
    /** What is notified when it was taken back: what it was about may stand on another page of the list. */
    done: () => Told;
    /** Whether there is something to take back. @default always */
    isOffered?: (value: Value) => boolean;
  };
}

/** Milliseconds in which something can be taken back (desk.md §6). */
const UNDO_TIME = 10_000;

/**
 * Does what a person asked for by a button, and tells what became of it. An ended session is told by the way to /login
 * that it takes, and by nothing else.
 * @returns whether it was done
 */
export async function runTask<Value>(
  portal: Pick<Portal, 'notices'>,
  work: () => Promise<Value>,
  { failed, done, next, undo }: TaskWords<Value>,
): Promise<boolean> {
  let value: Value;
  try {
    value = await work();
  } catch (error) {
    const message = failureText(error);
    if (!isSessionEnd(error)) portal.notices.notify({ type: 'error', title: failed, message });
    return false;
  }
  if (done) {
    const isOffered = undo?.isOffered?.(value) ?? true;
    const takeBack =
      undo &&
      isOffered &&
      (() => void runTask(portal, () => undo.work(value), { failed: undo.failed, done: undo.done }));
    portal.notices.notify({
      type: 'success',
      ...done(value),
      ...(takeBack && { action: { text: 'Deshacer', onAction: takeBack }, timeout: UNDO_TIME }),
    });
  }
  next?.(value);
  return true;
}

/** {@link runTask} of the portal around, one task at a time: what is asked for while one is running is left undone. */
export function useTask() {
  const portal = usePortal();
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = useCallback(
    async <Value>(work: () => Promise<Value>, words: TaskWords<Value>): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setRunning(true);
      try {
        return await runTask(portal, work, words);
      } finally {
        running.current = false;
        setRunning(false);
      }
    },
    [portal],
  );
  return { run, isRunning };
}
