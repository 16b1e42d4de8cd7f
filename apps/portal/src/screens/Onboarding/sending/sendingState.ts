import type { FieldError } from '@doblaje/contract/client';

/** How far the sending of one file is; a file without one has not been begun. Bytes. */
export type FileSending =
  | { state: 'waiting' }
  | { state: 'sending'; loaded: number }
  | { state: 'sent' }
  /** `isFinal`: trying again would change nothing. */
  | { state: 'failed'; reason: string; isFinal?: boolean };

/** Why it stopped before the end. */
export type Stop =
  /** The person stopped it. */
  | { kind: 'cancelled' }
  /** Some files did not arrive; each says why. */
  | { kind: 'files' }
  /** No answer came. */
  | { kind: 'offline'; message: string }
  /** The session ended. */
  | { kind: 'session' }
  /** The server found fault with answers. */
  | { kind: 'fields'; errors: readonly FieldError[] }
  /** The server refused it as a whole. */
  | { kind: 'refused'; message: string };

/** How far the sending of an application is, as one immutable value. */
export interface SendingState {
  /** 'submitting': all files are there, and the last request is under way. */
  readonly phase: 'idle' | 'sending' | 'submitting' | 'stopped' | 'done';
  readonly files: ReadonlyMap<File, FileSending>;
  /** Set while `phase` is 'stopped'. */
  readonly stop: Stop | null;
}

/** Whether requests are under way. */
export function isUnderWay({ phase }: SendingState): boolean {
  return phase === 'sending' || phase === 'submitting';
}

/** Bytes of all files: how many have gone, of how many. */
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
