import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresCluster';

/**
 * What does it cost to open a file? Measures the server's processor time (user and system) for each request, once as the file's
 * person and once as ADMIN, whose reading is recorded. The result is a multiple of what a plain node:http server in the same
 * process needs for the same bytes and headers. This process sends the requests over HTTP in short turns, and the middle ratio
 * counts, because other load of the machine affects all turns alike. Ends with 1 when the person's ratio on PostgreSQL is above
 * MOST.
 */
const SIZE = 115 * 1024;
/** Rounds, as the first argument: `bench:fileCost 20`. The second argument chooses a database: `bench:fileCost 20 postgres`. */
const ROUNDS = Number(process.argv[2] ?? 20);
/** Rounds before the measurement, so that frequent code is compiled. */
const WARM_UP = 5;
const ONLY = process.argv[3];
const REQUESTS = 300;
/** Requests before each measured turn, so that caches fit this kind of request and not the previous one. */
const TURN_IN = 100;
const MOST = 2;

/** Folder for profiles of the server's process; without it there are none. */
const { CPU_PROF } = process.env;
const profiled = CPU_PROF ? ['--cpu-prof', `--cpu-prof-dir=${CPU_PROF}`] : [];

interface Server {
  port: number;
  bare: number;
  tokens: Record<'USER' | 'ADMIN', string>;
  document: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (port: number, path: string, token: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const request = get({ port, path, agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () =>
        response.statusCode === 200 && bytes === SIZE
          ? resolve()
          : reject(new Error(`${path}: ${response.statusCode}, ${bytes} bytes`)),
      );
    });
    // The server closes connections that were idle for some seconds, during the turns of the others.
    request.on('error', (error) => (request.reusedSocket ? resolve(ask(port, path, token)) : reject(error)));
  });

async function measure(name: string, url?: string): Promise<number> {
  const child = fork(
    join(import.meta.dirname, 'fileCostServer.js'),
    [String(SIZE), ...(url === undefined ? [] : [url])],
    { execArgv: ['--expose-gc', ...profiled] },
  );
  const [{ port, bare, tokens, document }] = (await once(child, 'message')) as [Server];
  const taken = async (asked: 'settle' | 'cpu' | number) => {
    child.send(asked);
    const [microseconds] = (await once(child, 'message')) as [number];
    return microseconds;
  };
  const path = `/api/documents/${document}/file`;
  const times = (go: () => Promise<void>) => async (n: number) => {
    for (; n > 0; n--) await go();
  };
  const whom = {
    bare: times(() => ask(bare, '/', '')),
    statement: async (n: number) => void (await taken(n)),
    person: times(() => ask(port, path, tokens.USER)),
    admin: times(() => ask(port, path, tokens.ADMIN)),
  };
  const rounds: Record<keyof typeof whom, number>[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const cost = { bare: 0, statement: 0, person: 0, admin: 0 };
    for (const who of ['bare', 'statement', 'person', 'admin'] as const) {
      await taken('settle');
      await whom[who](TURN_IN);
      const before = await taken('cpu');
      await whom[who](REQUESTS);
      cost[who] = ((await taken('cpu')) - before) / REQUESTS;
    }
    if (round >= 0) rounds.push(cost);
  }
  child.disconnect();
  await once(child, 'exit');
  const bareCost = middle(rounds.map((cost) => cost.bare));
  const ratioOf = (who: keyof typeof whom) => middle(rounds.map((cost) => cost[who] / cost.bare));
  console.log(
    `${name}: bare ${bareCost.toFixed(0)} µs; its person ${ratioOf('person').toFixed(1)} ×; ADMIN ${ratioOf('admin').toFixed(1)} ×; a statement alone ${ratioOf('statement').toFixed(2)} ×`,
  );
  return ratioOf('person');
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

console.log(`A file of ${SIZE / 1024} KB, processor time of the server a request:`);
if (ONLY !== 'postgres') await measure('embedded');
if (ONLY !== 'embedded') await judgePostgres();

async function judgePostgres(): Promise<void> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('file_cost');
  const ratio = await measure('PostgreSQL', url).finally(() => postgres.remove());
  if (ratio <= MOST) return;
  console.error(`More than ${MOST} × a bare server's`);
  process.exitCode = 1;
}
