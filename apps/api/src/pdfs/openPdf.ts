import { Worker } from 'node:worker_threads';
import { SECOND } from '../time';

/** What became of opening a file; 'heavy' when it took more than a document may. */
export type OpenedPdf = 'whole' | 'locked' | 'protected' | 'damaged' | 'heavy';

/** How much a file may take to be opened. */
export interface PdfBounds {
  milliseconds: number;
  /** Of memory, in bytes, beside what the thread itself takes. */
  bytes: number;
}

const MEGABYTE = 1024 * 1024;

/** 5000 pages take a third of it where others keep the processor busy. */
const BOUNDS: PdfBounds = { milliseconds: 15 * SECOND, bytes: 256 * MEGABYTE };
/** How often memory is looked at. */
const LOOK = 50;
/** A thread that nobody needs goes, and its memory with it. */
const IDLE = 30 * SECOND;

let thread: Worker | undefined;
let ending: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Opens a PDF and all of its pages with the library that shows it later, so that what is taken can be read. In a thread of
 * its own, one file after another: a hostile one holds up nothing but those behind it, and not for long.
 */
export function openPdf(bytes: Uint8Array, bounds: PdfBounds = BOUNDS): Promise<OpenedPdf> {
  const opened = last.then(() => run(bytes, bounds));
  last = opened.catch(() => undefined);
  return opened;
}

function start(bytes: number): Worker {
  // Bundled, it lies beside as JavaScript; from the sources, Node reads it as it is.
  const file = import.meta.url.endsWith('.ts') ? './pdfThread.ts' : './pdfThread.js';
  const resourceLimits = { maxOldGenerationSizeMb: Math.ceil(bytes / MEGABYTE) };
  const worker = new Worker(new URL(file, import.meta.url), { resourceLimits, stdout: true, stderr: true });
  // A process with nothing else to do may end.
  worker.unref();
  worker.once('exit', () => {
    if (thread === worker) thread = undefined;
  });
  return worker;
}

function run(bytes: Uint8Array, { milliseconds, bytes: most }: PdfBounds): Promise<OpenedPdf> {
  clearTimeout(ending);
  thread ??= start(most);
  const worker = thread;
  return new Promise<OpenedPdf>((resolve) => {
    let isOver = false;
    const end = (verdict: OpenedPdf) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      clearInterval(looking);
      worker.off('message', end);
      worker.off('error', giveUp);
      worker.off('exit', giveUp);
      resolve(verdict);
    };
    const giveUp = () => {
      if (thread === worker) thread = undefined;
      // Whoever ends in the middle says so no more.
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
    // A copy goes with it: what is stored stays.
    const copy = bytes.slice();
    worker.postMessage(copy, [copy.buffer]);
  }).finally(() => {
    ending = setTimeout(() => {
      void thread?.terminate();
      thread = undefined;
    }, IDLE);
    ending.unref();
  });
}
