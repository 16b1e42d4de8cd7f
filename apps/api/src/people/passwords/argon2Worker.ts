import { type Argon2Parameters, argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

// Runs in its own thread (argon2.ts), so it may block. Imports no file of ours, because Node loads this file as it is.
parentPort?.on('message', (parameters: Argon2Parameters) => {
  try {
    parentPort?.postMessage({ key: argon2Sync('argon2id', parameters) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
