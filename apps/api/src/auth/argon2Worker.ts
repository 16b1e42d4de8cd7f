import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

// Runs in a thread of its own (argon2.ts), which it may therefore block. Imports nothing of ours: it is loaded as it is.
parentPort?.on('message', (parameters: Argon2Parameters) => {
  try {
    parentPort?.postMessage({ key: argon2Sync('argon2id', parameters) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
