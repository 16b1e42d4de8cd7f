import { useCallback } from 'react';
import { type Portal, usePortal } from '../portal';
import { isSessionEnd } from '../session/ended';
import { failureText } from './failureText';

/** What is said of a task. */
interface Words<Value> {
  /** Title of the notification when it fails: 'No pudimos descargar el documento'. Why stands beneath. */
  failed: string;
  /** What is notified when it is done. @default nothing */
  done?: (value: Value) => { title: string; message?: string };
}

/**
 * Does what a person asked for by a button, and tells what became of it. An ended session is told by the way to /login
 * that it takes, and by nothing else.
 * @returns whether it was done
 */
export async function runTask<Value>(
  { notices }: Pick<Portal, 'notices'>,
  work: () => Promise<Value>,
  { failed, done }: Words<Value>,
): Promise<boolean> {
  try {
    const value = await work();
    const words = done?.(value);
    if (words) notices.notify({ type: 'success', ...words });
    return true;
  } catch (error) {
    if (!isSessionEnd(error)) notices.notify({ type: 'error', title: failed, message: failureText(error) });
    return false;
  }
}

/** {@link runTask} of the portal around. */
export function useTask() {
  const portal = usePortal();
  return useCallback(
    <Value>(work: () => Promise<Value>, words: Words<Value>) => runTask(portal, work, words),
    [portal],
  );
}
