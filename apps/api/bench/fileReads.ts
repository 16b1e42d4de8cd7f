import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { hashPassword, verifyPassword } from '../src/people/passwords/passwords';

/**
 * Must reading a part of a document wait while passwords are verified? Reads 16 KiB of a file repeatedly, first alone, then
 * beside 20 simultaneous log-ins.
 */
const LOGINS = 20;
const READS = 300;
const KEY = 'a'.repeat(40);

const blobs = diskBlobs(mkdtempSync(join(tmpdir(), 'doblaje-reads-')));
await blobs.write(
  KEY,
  (async function* () {
    yield new Uint8Array(1_000_000);
  })(),
  1_000_000,
);
const hash = await hashPassword('una frase bien larga');

async function percentiles(): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < READS; index++) {
    const started = performance.now();
    const start = (index * 16_384) % 900_000;
    await new Response((await blobs.read(KEY, { start, end: start + 16_383 })) as BodyInit).arrayBuffer();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { p50: times[READS * 0.5] ?? 0, p95: times[READS * 0.95] ?? 0 };
}

const alone = await percentiles();
let isOver = false;
let logins = 0;
const loggingIn = Array.from({ length: LOGINS }, async () => {
  while (!isOver) {
    await verifyPassword('no es esta', hash);
    logins++;
  }
});
const started = performance.now();
const beside = await percentiles();
const seconds = (performance.now() - started) / 1000;
isOver = true;
await Promise.all(loggingIn);

const show = ({ p50, p95 }: typeof alone) => `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`;
console.log(`16 KiB of a file, alone:              ${show(alone)}`);
console.log(`beside ${LOGINS} log-ins (${(logins / seconds).toFixed(0)} a second): ${show(beside)}`);
console.log(`ratio: p50 ${(beside.p50 / alone.p50).toFixed(1)}, p95 ${(beside.p95 / alone.p95).toFixed(1)}`);
process.exit(0);
