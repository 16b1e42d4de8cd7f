import type { FieldError } from '@doblaje/contract/client';

/** How far the sending of one file is, in bytes. A file not yet started has no such state. */
export type FileSending =
  | { state: 'waiting' }
  | { state: 'sending'; loaded: number }
  | { state: 'sent' }
  /** `isFinal`: trying again would not help. */
  | { state: 'failed'; reason: string; isFinal?: boolean };

/** Why the sending stopped before the end. */
export type Stop =
  /** The candidate cancelled it. */
  | { kind: 'cancelled' }
  /** Some files did not arrive; each row says why. */
  | { kind: 'files' }
  /** The server did not answer. */
  | { kind: 'offline'; message: string }
  /** The session ended. */
  | { kind: 'session' }
  /** The server refused some answers. */
  | { kind: 'fields'; errors: readonly FieldError[] }
  /** The server refused the application as a whole. */
  | { kind: 'refused'; message: string };

/** The state of the sending of an application, as one immutable value. */
export interface SendingState {
  /** 'submitting': all files have arrived, and the last request is running. */
  readonly phase: 'idle' | 'sending' | 'submitting' | 'stopped' | 'done';
  readonly files: ReadonlyMap<File, FileSending>;
  /** Set while `phase` is 'stopped'. */
  readonly stop: Stop | null;
}

/** Whether requests are running. */
export function isUnderWay({ phase }: SendingState): boolean {
  return phase === 'sending' || phase === 'submitting';
}

/** The bytes of all files: how many were sent, out of how many. */
export function bytesOf(files: readonly File[], state: SendingState): { loaded: number; total: number } {
  let loaded = 0;
  let total = 0;
  for (const file of files) {
    const sending = state.files.get(file);
    total += file.size;
    if (sending?.state === 'sent') loaded += file.size;
    if (sending?.state === 'sending') loaded += Math.min(sending.loaded, file.size);
  }
  return { loaded, total };
}
