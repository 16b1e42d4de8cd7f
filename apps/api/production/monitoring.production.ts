import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../engines/apiServer';
import { freePort } from '../engines/freePort';
import { startPostgres } from '../engines/postgresCluster';
import { type Prometheus, startPrometheus } from '../engines/prometheus';
import { startObjectStore } from '../src/ground/blobs/storeOfTests';

// deploy/monitoring as Prometheus and Grafana use it, beside a server that has troubles of every kind.

interface Dashboard {
  templating: { list: { query: string | { query: string } }[] };
  panels: { title: string; targets: { expr: string }[] }[];
}
const DASHBOARD: Dashboard = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../deploy/monitoring/dashboard.json'), 'utf8'),
);

/** A query as Grafana sends it once all jobs and instances are chosen. */
const filled = (query: string) =>
  query.replaceAll('$__rate_interval', '1m').replaceAll(/\$(job|instance)\b/g, '.*');

let prometheus: Prometheus;
let server: ApiServer;
let store: Awaited<ReturnType<typeof startObjectStore>>;
beforeAll(async () => {
  const database = await startPostgres();
  store = await startObjectStore();
  const [nobody, numbers] = [await freePort(), await freePort()];
  server = await startApiServer({
    DATABASE_URL: await database.createDatabase('doblaje'),
    ...{ DEMO: '1', SLOW_QUERY_MS: '1', METRICS_PORT: String(numbers) },
    ...{ S3_BUCKET: 'doblaje', S3_ENDPOINT: store.endpoint, S3_REGION: 'us-east-1' },
    ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' },
    // No mail leaves, and no trace arrives.
    SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${nobody}`,
  });
  prometheus = await startPrometheus([numbers]);
  return async () => {
    await prometheus.remove();
    await server.remove();
    await database.remove();
    store.close();
  };
});

async function post(path: string, body: unknown): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A login, a mail, a limit, and a look at the store. */
async function work(): Promise<void> {
  await post('/users/auth/login', { email: 'admin@doblaje.test', password: 'Doblaje-2026' });
  await post('/users/auth/login', { email: 'nadie@doblaje.test', password: 'equivocada-1' });
  await post('/users/send-mail/resetpassword', { email: 'admin@doblaje.test' });
  await server.isReady();
}

/** Whether a query has a number. @throws Error when it is none */
async function hasNumber(query: string): Promise<boolean> {
  const { result } = (await prometheus.ask('query', { query: filled(query) })) as {
    result: { value: [time: number, value: string] }[];
  };
  return result.some(({ value: [, value] }) => Number.isFinite(Number(value)));
}

test('Prometheus takes each query of the dashboard, and each has a number once there is trouble', async () => {
  const queries = DASHBOARD.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  store.setFault('broken');
  await expect.poll(server.isReady).toBe(false);
  store.setFault(undefined);
  const empty = new Set(queries);
  await expect
    .poll(
      async () => {
        await work();
        for (const query of empty) if (await hasNumber(query)) empty.delete(query);
        return [...empty];
      },
      { interval: 500, timeout: 120_000 },
    )
    .toEqual([]);
});

test('one can choose the job and the instance', async () => {
  const choices = DASHBOARD.templating.list.flatMap(({ query }) =>
    typeof query === 'string' ? [] : [filled(query.query)],
  );
  expect(choices).toHaveLength(2);
  for (const choice of choices) {
    const [, series = '', label = ''] = /^label_values\((.+), (\w+)\)$/.exec(choice) ?? [];
    expect(await prometheus.ask(`label/${label}/values`, { 'match[]': series })).toHaveLength(1);
  }
});

test('Prometheus judges each rule of alarm without an error', async () => {
  const judged = async () => {
    const { groups } = (await prometheus.ask('rules')) as { groups: { rules: { health: string }[] }[] };
    return groups.flatMap(({ rules }) => rules.map(({ health }) => health));
  };
  expect((await judged()).length).toBeGreaterThan(10);
  await expect.poll(async () => new Set(await judged())).toEqual(new Set(['ok']));
});

test('a query with a mistake is refused', async () => {
  await expect(hasNumber('sum by (status (up))')).rejects.toThrow('parse error');
});
