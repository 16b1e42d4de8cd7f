import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '../../../scripts/debian';
import { freePort } from './freePort';
import { engineFolder, ownerForRoot } from './owner';
import { untilReady, watch } from './watched';

const PROGRAM = '/usr/bin/prometheus';

/** The rules that installations use. */
const RULES = join(import.meta.dirname, '../../../deploy/monitoring/alerts.yml');

/** Prometheus, which reads the numbers of servers each second and judges the rules of alarm. */
export interface Prometheus {
  /** What a path of its API answers. @throws Error with what it says of a query that it does not take */
  ask: (path: string, words?: Readonly<Record<string, string>>) => Promise<unknown>;
  remove: () => Promise<void>;
}

/**
 * Starts it, with the servers as the job that installations name.
 * @param servers ports on 127.0.0.1 of their numbers
 * @throws Error when it is missing and cannot be installed
 */
export async function startPrometheus(servers: readonly number[]): Promise<Prometheus> {
  if (!existsSync(PROGRAM) && !installDebian('prometheus')) {
    throw new Error('Prometheus is needed and could not be installed (Debian: apt-get install prometheus).');
  }
  const owner = ownerForRoot();
  const folder = engineFolder('prometheus', owner);
  const port = await freePort();
  const file = join(folder, 'prometheus.yml');
  const configuration = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      { job_name: 'doblaje', static_configs: [{ targets: servers.map((server) => `127.0.0.1:${server}`) }] },
    ],
  };
  copyFileSync(RULES, join(folder, 'alerts.yml'));
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify(configuration));
  const places = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'data')}`];
  const command = [PROGRAM, ...places, `--web.listen-address=127.0.0.1:${port}`, '--log.level=error'];
  const engine = watch({ folder, command, owner });
  const address = `http://127.0.0.1:${port}`;
  await untilReady('Prometheus', engine, async () => (await fetch(`${address}/-/ready`)).ok);
  return {
    ask: async (path, words = {}) => {
      const answer = await fetch(`${address}/api/v1/${path}?${new URLSearchParams(words)}`);
      const { status, data, error } = await answer.json();
      if (status !== 'success') throw new Error(`${JSON.stringify(words)}: ${error}`);
      return data;
    },
    remove: async () => {
      await engine.tell('remove');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
