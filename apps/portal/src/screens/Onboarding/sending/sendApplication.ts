import { isChangedFile } from '@doblaje/contract/changedFile';
import { ApiError, type ApplicationAnswers, UNREADABLE_MESSAGE } from '@doblaje/contract/client';
import { isSessionEnd } from '../../../session/ended';
import { createDraft, type Draft } from './draft';
import type { FileSending, SendingState, Stop } from './sendingState';

/** The three requests of an application. Each rejects with ApiError, or with the signal's reason when it is aborted. */
export interface SendingCalls {
  /** Writes the answers as a draft; tells the reels it has already. */
  create(answers: ApplicationAnswers, signal: AbortSignal): Promise<Draft>;
  /** What a file is known by, in this page and on the server; null where the browser cannot tell. */
  digestOf(file: File): Promise<string | null>;
  /** Sends what the server has not of one file, as reel `n`, from 1. */
  upload(
    id: string,
    n: number,
    file: File,
    options: { signal: AbortSignal; onProgress: (loaded: number) => void },
  ): Promise<unknown>;
  /** Ends it: there are `count` reels. */
  submit(id: string, count: number, signal: AbortSignal): Promise<unknown>;
}

/** What is to be sent. */
interface Job {
  answers: ApplicationAnswers;
  /** The files as they are at a moment: one may be taken away while others are on their way. */
  files: () => readonly File[];
  /** Try this broken file again, and leave the others that broke. */
  only?: File;
}

/** The sending of one application, from the first request to the last, over any number of attempts. */
export interface Sending {
  get(): SendingState;
  subscribe(listener: () => void): () => void;
  /** Sends what is not yet sent. Does nothing while it is sending, or when all is done. */
  start(job: Job): Promise<void>;
  /** Stops one file, or everything. What has arrived stays. The last request cannot be taken back. */
  cancel(file?: File): void;
  /** Stops and forgets: the next person is another one. */
  reset(): void;
}

/** What the row of a file says that was cancelled. */
export const CANCELLED = 'Envío cancelado.';
/** What the row of a file says whose connection broke. */
export const BROKEN = 'Se cortó la conexión.';

/** One attempt, with the file that is on its way. */
interface Run {
  controller: AbortController;
  file?: File;
  upload?: AbortController;
}

const START: SendingState = { phase: 'idle', files: new Map(), stop: null };

/** Files refused for what they are: the next one may do. Anything else stops the whole. */
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

/** @see Sending */
export function createSending(calls: SendingCalls): Sending {
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

  /** Files at first: what was sent stays so; of those that broke, with `only`, the others do. */
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
    // Broken by now: refused, or cancelled while it waited.
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

  /** A draft that is gone (another person's, say) is begun anew, once. */
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
    // What was not begun is as it was; what was under way when it was cancelled, too.
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
      // Forgotten meanwhile: what became of it concerns nobody here.
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
