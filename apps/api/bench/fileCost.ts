import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { startPostgres } from '../test/postgresCluster';

/**
 * What does a file cost that somebody opens? Processor time of the server's process (user and system) a request, by its person and by
 * ADMIN, whose reading is noted, as a multiple of what a bare node:http server takes for the same bytes and headers, in the same
 * process. Asked over HTTP from this process, in short turns, of which the middle ratio counts: what else the machine does falls on all
 * alike. Ends with 1 when the person's costs more than MOST on PostgreSQL.
 */
const SIZE = 115 * 1024;
/** Fewer by an argument: `bench:fileCost 20`; of one database with another one: `bench:fileCost 20 postgres`. */
const ROUNDS = Number(process.argv[2] ?? 20);
/** Rounds before it is measured: what runs often has been compiled by then. */
const WARM_UP = 5;
const ONLY = process.argv[3];
const REQUESTS = 300;
/** Asked before each turn is measured: what stood ready for the last kind of request makes room for this one's. */
const TURN_IN = 100;
const MOST = 2;

/** Where profiles of the servers' processes are put; none without. */
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
    // A server ends connections that nothing was asked on for some seconds, while the other ones had their turn.
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
