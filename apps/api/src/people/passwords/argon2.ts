import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * The number of threads for hashing, which leaves one processor for everything else. They are separate from Node's own four, which also
 * read files: otherwise a document's page would wait behind twenty log-ins.
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

/** Derives a key with argon2id in a separate thread. When all threads are busy, the call waits in line. */
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
  // The bundle has a JavaScript file beside it; from the sources, Node runs the TypeScript file directly.
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
  // An idle process may exit, but not in the middle of a hash.
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
  // The thread ends with the error, and a new one takes its place.
  const failed = (error: unknown) => done(() => reject(error));
  worker.on('message', answered);
  worker.on('error', failed);
  worker.postMessage(parameters);
}
