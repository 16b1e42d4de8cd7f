import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresCluster';
import { shareCpu } from './cpuShares';
import { type Load, loadOf } from './load';
import type { Listening, Recorded } from './ratesServer';

/**
 * Requests a second and p99 of the API on PostgreSQL, beside a bare node:http server that runs the same statements on the same database
 * and sends the same bytes: a person's account (`me`), the list of their documents (`list`), and a file of 115 KB (`file`). The servers
 * take turns, the first of a round being the last of the next, because other load of the machine affects all alike; the middle ratio
 * counts. Then the same from two processes of the API at once, beside one, each with a fixed share of a processor: without it one of them
 * uses all that the load and PostgreSQL leave on a machine with two, and a second one could only take from the first.
 * `bench:api 1 postgres requests` prints this alone, with the name of a case this case alone.
 */
const ROUNDS = 11;
/** Rounds before those that count, so that frequent code is compiled. */
const WARM_UP = 3;
/** Of one server in one round. */
const REQUESTS = { me: 300, list: 100, file: 150 };
/** Of one processor, for each process of the API: so little that they get it on a busy machine too. */
const SHARE = 0.1;
/** Milliseconds of what /proc counts in. */
const TICK = 10;
const WANTED = { bare: 0.7, two: 1.6 };

type Case = keyof typeof REQUESTS;
const isCase = (name: string): name is Case => Object.hasOwn(REQUESTS, name);

/** A process of bench/ratesServer.ts. */
type Server = Listening & { child: ChildProcess };

async function started(...args: string[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'ratesServer.js'), args, {
    // Lines of the log are written as on a server, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [listening] = (await once(child, 'message')) as [Listening];
  return { ...listening, child };
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const told = (loads: readonly Load[]) =>
  `${middle(loads.map(({ rate }) => rate))
    .toFixed(0)
    .padStart(6)}/s, p99 ${middle(loads.map(({ p99 }) => p99)).toFixed(1)} ms`;

type Asks = () => Promise<Load>;

/** Processor time that a process has taken, user's and system's, in milliseconds. Linux alone tells it: elsewhere it is not a number. */
function cpuOf({ child }: Server): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK;
}

/** Two loads in turns, and how many times the rate of the second the first has. */
async function inTurns(one: Asks, other: Asks): Promise<{ one: Load[]; other: Load[]; ratio: string }> {
  const rounds: { one: Load; other: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const isInOrder = round % 2 === 0;
    const first = isInOrder ? await one() : await other();
    const second = isInOrder ? await other() : await one();
    rounds.push(isInOrder ? { one: first, other: second } : { one: second, other: first });
  }
  const ratios = rounds.map((turn) => turn.one.rate / turn.other.rate).sort((a, b) => a - b);
  return {
    one: rounds.map((turn) => turn.one),
    other: rounds.map((turn) => turn.other),
    ratio: `${middle(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
  };
}

async function measure(
  recorded: Recorded & { token: string },
  { api, second, bare }: { api: Server; second: Server; bare: Server },
): Promise<void> {
  const asks =
    (...servers: Server[]): Asks =>
    () =>
      loadOf(
        servers.map(({ port }) => port),
        recorded,
        REQUESTS[recorded.name],
      );
  for (let round = 0; round < WARM_UP; round++) for (const one of [api, second, bare]) await asks(one)();
  const before = [api, bare].map(cpuOf);
  const beside = await inTurns(asks(api), asks(bare));
  const [own = 0, least = 0] = [api, bare].map((one, n) => cpuOf(one) - (before[n] ?? 0));
  console.log(`${recorded.title}, ${recorded.statements.length} statements
  the API       ${told(beside.one)}
  bare          ${told(beside.other)}: the API has ${beside.ratio} of it (wanted: ${WANTED.bare})
                in processor time ${(own / ROUNDS / REQUESTS[recorded.name]).toFixed(2)} ms a request, ${(own / least).toFixed(1)} times the bare one's`);
  const shares = shareCpu(
    [api, second].map(({ child }) => child.pid ?? 0),
    SHARE,
  );
  try {
    const added = await inTurns(asks(api, second), asks(api));
    const how = shares ? `with ${SHARE} of a processor each` : 'with no share of their own (no cgroup here)';
    console.log(`  one process   ${told(added.other)}
  two processes ${told(added.one)}: ${added.ratio} of one, ${how} (wanted: ${WANTED.two})`);
  } finally {
    shares?.end();
  }
}

/**
 * Prints requests a second of the API on PostgreSQL.
 * @param only the case to measure. @default all
 */
export async function measureRates(only?: string): Promise<void> {
  if (only !== undefined && !isCase(only)) throw new Error(`No such case: ${only}`);
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-rates-'));
  const url = await postgres.createDatabase('rates');
  const children: ChildProcess[] = [];
  const start = async (...args: string[]) => {
    const server = await started(url, folder, ...args);
    children.push(server.child);
    return server;
  };
  try {
    const api = await start('first');
    const second = await start('second');
    const bare = await start('bare', JSON.stringify(api.recorded));
    console.log(`\n== Requests a second, PostgreSQL, ${ROUNDS} rounds in turns`);
    for (const recorded of api.recorded)
      if (only === undefined || only === recorded.name)
        await measure({ ...recorded, token: api.token }, { api, second, bare });
  } finally {
    for (const child of children) {
      child.disconnect();
      await once(child, 'exit');
    }
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
