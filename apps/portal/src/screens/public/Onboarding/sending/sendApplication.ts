import { isChangedFile } from '@doblaje/contract/changedFile';
import { ApiError, type ApplicationAnswers, UNREADABLE_MESSAGE } from '@doblaje/contract/client';
import { isSessionEnd } from '../../../../session/ended';
import { type ApplicationDraft, createDraft } from './draft';
import type { FileSending, SendingState, Stop } from './sendingState';

/** The three requests of an application. Each rejects with ApiError, or with the signal's reason if it is aborted. */
export interface SendingCalls {
  /** Writes the answers as a draft, and returns the reels it already has. */
  create(answers: ApplicationAnswers, signal: AbortSignal): Promise<ApplicationDraft>;
  /** The digest by which this page and the server recognise a file; null if the browser cannot compute it. */
  digestOf(file: File): Promise<string | null>;
  /** Sends the missing bytes of one file, as reel `n`, from 1. */
  upload(
    id: string,
    n: number,
    file: File,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ): Promise<unknown>;
  /** Submits the application, with `count` reels. */
  submit(id: string, count: number, signal: AbortSignal): Promise<unknown>;
}

/** The answers and files to send. */
interface Job {
  answers: ApplicationAnswers;
  /** Returns the current files: one may be removed while others are being sent. */
  files: () => readonly File[];
  /** Send this failed file again, and leave the other failed ones. */
  only?: File;
}

/** The sending of one application, from the first request to the last, over any number of attempts. */
export interface ApplicationSending {
  get(): SendingState;
  subscribe(listener: () => void): () => void;
  /** Sends everything not yet sent. Does nothing during a sending, or when all is done. */
  start(job: Job): Promise<void>;
  /** Stops one file, or everything. Files that have arrived stay. The last request cannot be cancelled. */
  cancel(file?: File): void;
  /** Stops and forgets everything: another person may use the computer next. */
  reset(): void;
}

/** The text in the row of a cancelled file. */
export const CANCELLED = 'Envío cancelado.';
/** The text in the row of a file whose connection broke. */
export const BROKEN = 'Se cortó la conexión.';

/** One attempt, with the file being sent. */
interface Run {
  controller: AbortController;
  file?: File;
  upload?: AbortController;
}

const START: SendingState = { phase: 'idle', files: new Map(), stop: null };

/** Errors about one file: the next file may still work. Any other error stops the whole sending. */
const isOfTheFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && [413, 415, 422].includes(error.status);

function stopOf(error: unknown): Stop {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: UNREADABLE_MESSAGE };
  const { status, message, errors } = error;
  if (isSessionEnd(error)) return { kind: 'session' };
  if (status === 0) return { kind: 'offline', message };
  if (errors.length > 0) return { kind: 'fields', errors };
  return { kind: 'refused', message };
}

function reasonOf(error: unknown): string {
  const stop = stopOf(error);
  if (stop.kind === 'session') return 'Tu sesión terminó.';
  return stop.kind === 'refused' ? stop.message : BROKEN;
}

/** @see ApplicationSending */
export function createSending(calls: SendingCalls): ApplicationSending {
  const listeners = new Set<() => void>();
  const draft = createDraft(calls.create, calls.digestOf);
  let state = START;
  let run: Run | null = null;

  function change(part: Partial<SendingState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function changeFile(file: File, sending: FileSending) {
    change({ files: new Map(state.files).set(file, sending) });
  }

  /** The first state of the files. Files that have arrived count as sent. With `only`, the other failed files stay failed. */
  function begun({ files, only }: Job): ReadonlyMap<File, FileSending> {
    return new Map(
      files().map((file): [File, FileSending] => {
        const before = state.files.get(file);
        if (only !== undefined && only !== file && before?.state === 'failed') return [file, before];
        return [file, { state: draft.has(file) ? 'sent' : 'waiting' }];
      }),
    );
  }

  async function sendFile(id: string, n: number, file: File, own: Run) {
    const upload = new AbortController();
    const abort = () => upload.abort(own.controller.signal.reason);
    own.controller.signal.addEventListener('abort', abort);
    Object.assign(own, { file, upload });
    changeFile(file, { state: 'sending', loaded: 0 });
    try {
      await calls.upload(id, n, file, {
        signal: upload.signal,
        onProgress: (loaded) => run === own && changeFile(file, { state: 'sending', loaded }),
      });
      draft.keep(file, n);
      if (run === own) changeFile(file, { state: 'sent' });
    } catch (error) {
      if (own.controller.signal.aborted) throw error;
      if (upload.signal.aborted) return changeFile(file, { state: 'failed', reason: CANCELLED });
      changeFile(file, {
        state: 'failed',
        reason: isOfTheFile(error) ? error.message : reasonOf(error),
        ...(isChangedFile(error) && { isFinal: true }),
      });
      if (!isOfTheFile(error)) throw error;
    } finally {
      own.controller.signal.removeEventListener('abort', abort);
    }
  }

  async function attempt(job: Job, own: Run): Promise<Stop | null> {
    const { signal } = own.controller;
    const id = await draft.open(job, signal);
    for (const file of job.files()) {
      if (draft.has(file) && state.files.get(file)?.state === 'waiting') changeFile(file, { state: 'sent' });
    }
    // Skip failed files: refused ones, and ones cancelled while they waited.
    const isLeft = ([file]: [File, number]) => !draft.has(file) && state.files.get(file)?.state !== 'failed';
    for (;;) {
      const next = draft.placesOf(job.files()).find(isLeft);
      if (!next) break;
      await sendFile(id, next[1], next[0], own);
    }
    const files = job.files();
    if (!files.every(draft.has)) return { kind: 'files' };
    change({ phase: 'submitting' });
    await calls.submit(id, files.length, signal);
    return null;
  }

  /** If the draft no longer exists (it was another person's, say), starts a new one, once. */
  async function attemptTwice(job: Job, own: Run): Promise<Stop | null> {
    const wasKnown = draft.isOpen();
    try {
      return await attempt(job, own);
    } catch (error) {
      if (!(wasKnown && error instanceof ApiError && error.status === 404)) throw error;
      draft.forget();
      change({ phase: 'sending', files: begun(job) });
      return attempt(job, own);
    }
  }

  function stopped(stop: Stop) {
    // Files that were waiting or being sent go back to having no state.
    const kept = [...state.files].filter(([, { state: of }]) => of === 'sent' || of === 'failed');
    change({ phase: 'stopped', files: new Map(kept), stop });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start(job) {
      if (run || state.phase === 'done') return;
      const own: Run = { controller: new AbortController() };
      run = own;
      change({ phase: 'sending', files: begun(job), stop: null });
      let stop: Stop | null;
      try {
        stop = await attemptTwice(job, own);
      } catch (error) {
        stop = own.controller.signal.aborted ? { kind: 'cancelled' } : stopOf(error);
      }
      // The sending was reset meanwhile, so its outcome no longer matters.
      if (run !== own) return;
      run = null;
      if (stop) stopped(stop);
      else change({ phase: 'done', stop: null });
    },
    cancel(file) {
      if (!run || state.phase === 'submitting') return;
      if (file === undefined) run.controller.abort();
      else if (run.file === file) run.upload?.abort();
      else if (state.files.get(file)?.state === 'waiting')
        changeFile(file, { state: 'failed', reason: CANCELLED });
    },
    reset() {
      run?.controller.abort();
      run = null;
      draft.forget();
      change(START);
    },
  };
}
