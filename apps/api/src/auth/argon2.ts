import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Threads for hashing: as many as leave one processor to everything else. Apart from Node's own four, which also read files:
 * behind twenty log-ins a page of a document would wait for all of them.
 */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

interface Job {
  parameters: Argon2Parameters;
  resolve: (key: Buffer) => void;
  reject: (error: unknown) => void;
}

interface Answer {
  key?: Uint8Array;
  error?: unknown;
}

const waiting: Job[] = [];
const idle: Worker[] = [];
let threads = 0;

/** Derives a key with argon2id, in a thread of its own; those that come while all are busy wait in line. */
export function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ parameters, resolve, reject });
    next();
  });
}

function next(): void {
  if (waiting.length === 0) return;
  const worker = idle.pop() ?? (threads < THREADS ? start() : undefined);
  const job = worker && waiting.shift();
  if (job) run(worker, job);
}

function start(): Worker {
  threads++;
  // Bundled, it lies beside as JavaScript; from the sources, Node reads it as it is.
  const file = import.meta.url.endsWith('.ts') ? './argon2Worker.ts' : './argon2Worker.js';
  const worker = new Worker(new URL(file, import.meta.url));
  worker.once('exit', () => {
    threads--;
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    next();
  });
  return worker;
}

function run(worker: Worker, { parameters, resolve, reject }: Job): void {
  // A process with nothing else to do may end, but not in the middle of a hash.
  worker.ref();
  const done = (settle: () => void) => {
    worker.off('message', answered);
    worker.off('error', failed);
    worker.unref();
    settle();
  };
  const answered = ({ key, error }: Answer) => {
    done(() => (key ? resolve(Buffer.from(key)) : reject(error)));
    idle.push(worker);
    next();
  };
  // The thread ends with it; another takes its place.
  const failed = (error: unknown) => done(() => reject(error));
  worker.on('message', answered);
  worker.on('error', failed);
  worker.postMessage(parameters);
}
