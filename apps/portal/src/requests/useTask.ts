import { useCallback, useRef, useState } from 'react';
import { type Portal, usePortal } from '../portal/portal';
import { isSessionEnd } from '../session/ended';
import { failureText } from './failureText';

/** The notification of a finished task. */
export interface Told {
  title: string;
  message?: string;
  /** @default 'success' */
  type?: 'success' | 'warning';
}

/** The words for a task. */
export interface TaskWords<Value> {
  /** Title of the notification for a failure: 'No pudimos descargar el documento'. The reason stands beneath it. */
  failed: string;
  /** The notification after success. @default nothing */
  done?: (value: Value) => Told;
  /** Runs after the notification, for example to open the created item. @default nothing */
  next?: (value: Value) => void;
  /** Undoes the task. 'Deshacer' stands beside {@link done} for ten seconds (desk.md §6). */
  undo?: {
    work: (value: Value) => Promise<unknown>;
    failed: string;
    /** The notification after the undo. Name the item: it may be on another page of the list. */
    done: () => Told;
    /** Whether there is something to undo. @default always */
    isOffered?: (value: Value) => boolean;
  };
}

/** Milliseconds in which a person can undo a task (desk.md §6). */
const UNDO_TIME = 10_000;

/**
 * Runs a task that a person started by a button, and notifies the result. For an ended session there is no notification: the person is
 * taken to /login.
 * @returns whether the task succeeded
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

/** {@link runTask} for the current portal, one task at a time. A task that is started while another runs is ignored. */
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
