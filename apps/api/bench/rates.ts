import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresCluster';
import { type Load, loadOf } from './load';
import type { Listening, Recorded } from './ratesServer';

/**
 * Requests a second and p99 of the API on PostgreSQL, beside a bare node:http server that runs the same statements on the same database
 * and sends the same bytes: a person's account, the list of their documents, and a file of 115 KB. Then the same from two processes of
 * the API at once. The servers take turns, and the middle round counts, because other load of the machine affects all alike.
 * `bench:api 1 postgres requests` prints this alone. Beside a ratio stands what is wanted of it.
 */
const ROUNDS = 9;
/** Rounds before those that count, so that frequent code is compiled. */
const WARM_UP = 3;
const REQUESTS = 2000;
const WANTED = { bare: 0.7, two: 1.6 };

/** Starts a process of bench/ratesServer.ts. */
async function started(...args: string[]): Promise<Listening & { child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, 'ratesServer.js'), args);
  const [listening] = (await once(child, 'message')) as [Listening];
  return { ...listening, child };
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const told = (loads: readonly Load[]) =>
  `${middle(loads.map(({ rate }) => rate))
    .toFixed(0)
    .padStart(6)}/s, p99 ${middle(loads.map(({ p99 }) => p99)).toFixed(1)} ms`;

interface Servers {
  one: number;
  two: number;
  bare: number;
}

async function measure(
  name: string,
  { one, two, bare }: Servers,
  { path, token }: Recorded & { token: string },
) {
  const rounds: { api: Load; bare: Load; both: Load }[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const turn = {
      api: await loadOf([one], { path, token }, REQUESTS),
      bare: await loadOf([bare], { path, token }, REQUESTS),
      both: await loadOf([one, two], { path, token }, REQUESTS),
    };
    if (round >= 0) rounds.push(turn);
  }
  const ratio = (of: (turn: (typeof rounds)[number]) => number) => middle(rounds.map(of)).toFixed(2);
  console.log(`${name}
  the API       ${told(rounds.map(({ api }) => api))}
  bare          ${told(rounds.map((turn) => turn.bare))}: the API has ${ratio((turn) => turn.api.rate / turn.bare.rate)} of it (wanted: ${WANTED.bare})
  two processes ${told(rounds.map(({ both }) => both))}: ${ratio(({ both, api }) => both.rate / api.rate)} of one (wanted: ${WANTED.two})`);
}

/** Prints requests a second of the API on PostgreSQL. */
export async function measureRates(): Promise<void> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-rates-'));
  const url = await postgres.createDatabase('rates');
  const children: ChildProcess[] = [];
  try {
    const api = await started(url, folder, 'first');
    children.push(api.child);
    const other = await started(url, folder, 'second');
    children.push(other.child);
    const bare = await started(url, folder, 'bare', JSON.stringify(api.recorded));
    children.push(bare.child);
    console.log(`\n== Requests a second, PostgreSQL, ${ROUNDS} rounds of ${REQUESTS}`);
    for (const recorded of api.recorded)
      await measure(
        `${recorded.name}, ${recorded.statements.length} statements`,
        { one: api.port, two: other.port, bare: bare.port },
        { ...recorded, token: api.token },
      );
  } finally {
    for (const child of children) {
      child.disconnect();
      await once(child, 'exit');
    }
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
