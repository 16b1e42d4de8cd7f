import { Worker } from 'node:worker_threads';
import type { PdfText } from '@doblaje/domain/boletaPdf';
import { SECOND } from '../time/time';

/** The result of opening a file; 'heavy' when it took more than the limits. */
export type OpenedPdf = 'whole' | 'locked' | 'protected' | 'damaged' | 'heavy';

/** Limits for opening a file. */
export interface PdfBounds {
  milliseconds: number;
  /** Bytes of memory, besides those of the thread itself. */
  bytes: number;
}

const MEGABYTE = 1024 * 1024;

/** How much of a PDF is read; the portal reads as much (readPdfTexts of packages/ui). */
const MOST = { pages: 40, texts: 20_000 };
/** A person waits for the reading, which only compares. */
const READING_BOUNDS: PdfBounds = { milliseconds: 5 * SECOND, bytes: 256 * MEGABYTE };

/** 5000 pages take a third of this time on a busy processor. */
const BOUNDS: PdfBounds = { milliseconds: 15 * SECOND, bytes: 256 * MEGABYTE };
/** Milliseconds between two looks at the memory. */
const LOOK = 50;
/** An idle thread ends after this time and frees its memory. */
const IDLE = 30 * SECOND;

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Opens a PDF and all of its pages with the same library that shows it later, so that every accepted file is readable. It
 * runs in a separate thread, one file at a time. A hostile file only delays the files behind it, and not for long.
 */
export const openPdf = (bytes: Uint8Array, bounds: PdfBounds = BOUNDS): Promise<OpenedPdf> =>
  inTurn<OpenedPdf>({ data: bytes }, bounds);

/** The texts of a PDF's first pages with their places. null when it cannot be read, or took more than the limits. */
export async function readPdfTexts(
  bytes: Uint8Array,
  bounds: PdfBounds = READING_BOUNDS,
): Promise<readonly PdfText[] | null> {
  const texts = await inTurn<readonly PdfText[] | null>({ data: bytes, most: MOST }, bounds);
  return texts === 'heavy' ? null : texts;
}

/** What the thread is asked to do: to open a file, or with `most` to read it. */
interface Work {
  data: Uint8Array;
  most?: typeof MOST;
}

function inTurn<Answer>(work: Work, bounds: PdfBounds): Promise<Answer | 'heavy'> {
  const done = last.then(() => run<Answer>(work, bounds));
  last = done.catch(() => undefined);
  return done;
}

function start(bytes: number): Worker {
  // The bundle has the thread's file next to it as JavaScript. From the sources, Node reads the TypeScript.
  const file = import.meta.url.endsWith('.ts') ? './pdfThread.ts' : './pdfThread.js';
  const resourceLimits = { maxOldGenerationSizeMb: Math.ceil(bytes / MEGABYTE) };
  const worker = new Worker(new URL(file, import.meta.url), { resourceLimits, stdout: true, stderr: true });
  // The thread must not keep a process alive that has nothing else to do.
  worker.unref();
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function run<Answer>(
  { data, most: reading }: Work,
  { milliseconds, bytes: most }: PdfBounds,
): Promise<Answer | 'heavy'> {
  clearTimeout(ending);
  thread ??= start(most);
  const worker = thread;
  return new Promise<Answer | 'heavy'>((resolve) => {
    let isOver = false;
    const end = (answer: Answer | 'heavy') => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      clearInterval(looking);
      worker.off('message', end);
      worker.off('error', giveUp);
      worker.off('exit', giveUp);
      resolve(answer);
    };
    const giveUp = () => {
      if (thread === worker) thread = undefined;
      // Ending the thread in the middle may cause further errors, which no longer matter.
      worker.on('error', () => {});
      void worker.terminate();
      end('heavy');
    };
    const timer = setTimeout(giveUp, milliseconds);
    const looking = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ used_heap_size: heap, external_memory: external }) => {
          if (!isOver && heap + external > most) giveUp();
        },
        () => {},
      );
    }, LOOK);
    worker.on('message', end);
    worker.on('error', giveUp);
    worker.on('exit', giveUp);
    // Send a copy, because the stored bytes are still needed. `slice` of a Buffer would be no copy.
    const copy = new Uint8Array(data);
    worker.postMessage({ data: copy, most: reading }, [copy.buffer]);
  }).finally(() => {
    ending = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, IDLE);
    ending.unref();
  });
}
