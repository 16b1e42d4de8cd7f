import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '../engines/postgresCluster';

/**
 * What do a CSV of 20 000 projects, an import of 20 000 rows and a change of the states of 10 000 people cost the server? Measures
 * time, and the peak of memory above idle: resident memory of the whole process, including an embedded database (Linux only).
 * Requests come over HTTP from this process. Ends with 1 when a promise for the studio's sizes (desk.md §9) is broken.
 */
const MOST = {
  csv: { megabytes: 30 },
  import: { megabytes: 100, seconds: 10 },
  states: { megabytes: 100, seconds: 10 },
} as const;

/** `bench:studio people` measures only the change of states. */
const IS_PEOPLE = process.argv[2] === 'people';

const MEGABYTE = 1_048_576;

/** A file of 20 000 rows: 100 chapters of 200 characters. */
function bigFile(): string {
  const rows = Array.from(
    { length: 20_000 },
    (_, n) => `${n % 100};Título ${n % 100};Personaje ${Math.floor(n / 100)};Actor;${n % 90};0`,
  );
  return ['Capítulo;Título;Personaje;Tipo;Loops;Grabados', ...rows].join('\r\n');
}

async function measure(name: string, url = ''): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'studioServer.js'), [url], {
    // The options from "Production" in the README.
    execArgv: ['--expose-gc', '--max-semi-space-size=8'],
  });
  const [{ port, token, project }] = (await once(child, 'message')) as [
    { port: number; token: string; project: number },
  ];
  const peak = async (message: 'forget' | 'peak') => {
    child.send(message);
    const [told] = (await once(child, 'message')) as [{ peak: number }];
    return told.peak / MEGABYTE;
  };
  const failures: string[] = [];
  async function cost(
    what: string,
    most: { megabytes: number; seconds?: number },
    path: string,
    init: RequestInit = {},
  ) {
    const idle = await peak('forget');
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', ...init.headers },
    });
    const text = await answer.text();
    const seconds = (performance.now() - started) / 1000;
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${text.slice(0, 200)}`);
    const above = (await peak('peak')) - idle;
    console.log(
      `${name.padEnd(18)} ${what.padEnd(26)} ${seconds.toFixed(1).padStart(5)} s  ${above.toFixed(1).padStart(6)} MB above idle (${idle.toFixed(0)} MB)`,
    );
    if (above > most.megabytes || seconds > (most.seconds ?? Number.POSITIVE_INFINITY))
      failures.push(`${name}, ${what}: ${seconds.toFixed(1)} s, ${above.toFixed(1)} MB above idle`);
    return text;
  }
  const post = (path: string, what: string, body: object) =>
    cost(what, MOST.states, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const body = bigFile();
  // The first requests load what the server then keeps in memory: that is no growth, so it comes before the idle measure.
  for (let page = 1; page <= 100; page++) {
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`http://127.0.0.1:${port}/api/projects?size=100&page=${page}`, { headers })).text();
  }
  for (const run of ['first', 'again']) {
    const all = { search: 'muchos.cl' };
    const { undo } = JSON.parse(await post('/users/states', `10 000 off, ${run}`, { active: false, all }));
    await post('/users/states/undo', `undone, ${run}`, { undo });
    if (IS_PEOPLE) continue;
    await cost(`CSV of projects, ${run}`, MOST.csv, '/projects/csv');
    await cost(
      `preview, ${run}`,
      MOST.import,
      `/projects/${project + (run === 'first' ? 0 : 1)}/import/preview`,
      {
        method: 'POST',
        body,
      },
    );
    await cost(`import, ${run}`, MOST.import, `/projects/${project + (run === 'first' ? 0 : 1)}/import`, {
      method: 'POST',
      body,
    });
  }
  child.disconnect();
  await once(child, 'exit');
  return failures;
}

const postgres = await startPostgres();
const failures: string[] = [];
try {
  failures.push(...(await measure('PostgreSQL', await postgres.createDatabase('studio'))));
} finally {
  await postgres.remove();
}
failures.push(...(await measure('Embedded database')));
console.log(failures.length === 0 ? '\nEvery promise is kept.' : `\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;
