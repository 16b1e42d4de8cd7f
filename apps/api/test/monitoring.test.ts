import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../src/ground/metrics/metrics';
import { serveMetrics } from '../src/server/metricsServer';
import { testServer } from './testServer';

const FOLDER = join(import.meta.dirname, '../../../deploy/monitoring');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

/** What Prometheus itself adds to every line that it reads. */
const OF_PROMETHEUS = ['job', 'instance'];

/** Words of PromQL that the files use, and no others: a misspelt metric is none of them. */
const WORDS = [
  ...['sum', 'max', 'by', 'rate', 'increase', 'histogram_quantile', 'topk', 'time', 'changes'],
  ...['avg_over_time', 'label_values'],
];

let server: Awaited<ReturnType<typeof testServer>>;
/** The labels of each series that a server gives, by its name. */
const served = new Map<string, readonly string[]>([['up', []]]);
beforeAll(async () => {
  server = await testServer();
  const metrics = await serveMetrics({ db: server.db, now: server.now, host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  await metrics.close();
  // A metric without a line yet says only its name.
  const declared = new Map(
    registry.getMetricsAsArray().map((metric) => {
      const { name, labelNames } = metric as unknown as { name: string; labelNames: string[] };
      return [name, labelNames] as const;
    }),
  );
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const labels = declared.get(name) ?? [];
    if (type !== 'histogram') served.set(name, labels);
    else for (const end of ['bucket', 'count', 'sum']) served.set(`${name}_${end}`, [...labels, 'le']);
  }
});
afterAll(() => server.close());

/** Names, and labels, of an expression that a server does not give. */
function strangersIn(expression: string): string[] {
  const asked = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '');
  const series = Array.from(asked.matchAll(/\b([a-z]\w*)\b(?!\s*\()(?:\{([^}]*)\})?/g));
  const names = series.map(([, name = '']) => name).filter((name) => served.has(name));
  const known = [...OF_PROMETHEUS, ...names.flatMap((name) => served.get(name) ?? [])];
  const selected = series.flatMap(([, name = '', selectors = '']) => {
    const labels = [...(served.get(name) ?? []), ...OF_PROMETHEUS];
    return Array.from(selectors.matchAll(/(\w+)\s*[=!]/g), ([, label = '']) => label).filter(
      (label) => !labels.includes(label),
    );
  });
  const words = asked.replace(/\{[^}]*\}/g, '').match(/\b[a-z]\w*/g) ?? [];
  const others = words.filter((word) => !served.has(word) && !known.includes(word) && !WORDS.includes(word));
  return [...selected, ...others, ...(names.length === 0 ? [`no metric in ${expression}`] : [])];
}

test('each metric and label of the rules is one that the server gives', () => {
  const rules = read('alerts.yml');
  const expressions = Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, expression = '']) => expression);
  expect(expressions).toHaveLength(rules.match(/- alert:/g)?.length ?? 0);
  expect(expressions.flatMap(strangersIn)).toEqual([]);
});

interface Dashboard {
  templating: { list: { query: string | { query: string } }[] };
  panels: {
    title: string;
    targets: { expr: string }[];
    gridPos: { x: number; y: number; w: number; h: number };
  }[];
}

test('each metric and label of the dashboard is one that the server gives, and each metric of ours is shown', () => {
  const { panels, templating }: Dashboard = JSON.parse(read('dashboard.json'));
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(shown.length).toBeGreaterThan(20);
  const choices = templating.list.flatMap(({ query }) => (typeof query === 'string' ? [] : [query.query]));
  expect([...shown, ...choices].flatMap(strangersIn)).toEqual([]);
  const all = shown.join('\n');
  const ours = [...served.keys()].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  const hidden = ours.filter((name) => name.startsWith('doblaje_') && !all.includes(name));
  expect(hidden).toEqual([]);
  const places = panels.map(({ gridPos }) => `${gridPos.x},${gridPos.y}`);
  expect(new Set(places).size).toBe(panels.length);
});

test('a misspelt metric, label or grouping is found', () => {
  expect(strangersIn('rate(doblaje_http_request_total[5m])')).toEqual([
    'doblaje_http_request_total',
    'no metric in rate(doblaje_http_request_total[5m])',
  ]);
  expect(strangersIn('doblaje_outbox_late_mails{route="x"} > 1')).toEqual(['route']);
  expect(strangersIn('sum by (rute) (doblaje_http_requests_total)')).toEqual(['rute']);
  expect(strangersIn('doblaje_database_query_duration_seconds')).not.toEqual([]);
});
