import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings, SETTINGS } from '../apps/api/src/server/settings/settings';
import { ROOT } from './build';

const DEPLOY = join(ROOT, 'deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

/** Variables of .env.example that are no settings: of the store's library, and of compose.yaml. */
const FOREIGN = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'POSTGRES_PASSWORD',
  'STORE_SECRET',
  'RELAYHOST',
];

/** Seconds that a stop takes at most: STOP_DELAY, requests, mails in hand. */
const stopOf = (delay: number) => delay + 10 + 180;

describe('.env.example', () => {
  const lines = read('.env.example').matchAll(/^(#?)([A-Z][A-Z0-9_]*)=(.*)$/gm);
  const given = Array.from(lines, ([, off, name = '', value = '']) => ({ isOn: off === '', name, value }));

  test('has every setting once, and nothing that there is not', () => {
    expect(given.map(({ name }) => name).sort()).toEqual([...SETTINGS, ...FOREIGN].sort());
  });

  test('starts a server as it is, and what is behind # is the default', () => {
    const env = (isOn: boolean) =>
      Object.fromEntries(given.filter((one) => one.isOn === isOn).map(({ name, value }) => [name, value]));
    expect(readSettings(env(true)).PUBLIC_URL).toBe('https://portal.example.com');
    const { DATABASE_URL, SMTP_URL, ...defaults } = env(false);
    expect(readSettings({ DATABASE_URL, SMTP_URL })).toMatchObject({ DATABASE_URL, SMTP_URL });
    expect(readSettings(defaults)).toEqual(readSettings({}));
  });
});

interface Service {
  image: string;
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  secrets?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
}

describe('compose.yaml', () => {
  const compose: Compose = parse(read('compose.yaml'), { merge: true });
  const services = Object.entries(compose.services);
  const apis = services.filter(([name]) => name.startsWith('api-')).map(([, service]) => service);

  test('names only services, secrets, volumes, files and variables that there are', () => {
    for (const [, { depends_on = [], secrets = [], volumes = [], image }] of services) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(others));
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(join(DEPLOY, source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      expect(image).toMatch(/^doblaje$|^docker\.io\/[\w./-]+:v?\d/);
    }
    const variables = Array.from(read('compose.yaml').matchAll(/\$\{(\w+)/g), ([, name]) => name);
    expect(FOREIGN).toEqual(expect.arrayContaining(variables));
  });

  test('runs two servers by settings that hold, and waits for them to stop', () => {
    expect(apis).toHaveLength(2);
    for (const { environment = {}, read_only, stop_grace_period, volumes } of apis) {
      const names = Object.keys(environment).filter((name) => !FOREIGN.includes(name));
      expect(SETTINGS).toEqual(expect.arrayContaining(names));
      const filled = Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?\}/g, 'x')]),
      );
      expect(readSettings(filled).TRUST_PROXY).toBe(1);
      expect(read_only).toBe(true);
      expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(
        stopOf(Number(environment.STOP_DELAY)),
      );
      expect(volumes).toHaveLength(1);
    }
    expect(apis[0]?.volumes).not.toEqual(apis[1]?.volumes);
  });

  test('nginx knows both servers, its secrets and its ports', () => {
    const here = read('nginx/here.conf');
    expect(here.match(/server (api-\d):3000/g)).toEqual(['server api-1:3000', 'server api-2:3000']);
    const listen = read('nginx/listen.conf');
    for (const name of Object.keys(compose.secrets)) expect(listen).toContain(`/run/secrets/${name};`);
    expect(compose.services.proxy?.secrets).toEqual(Object.keys(compose.secrets));
    expect(read('nginx/listen-plain.conf')).toContain('listen 8080;');
  });
});

test('kubernetes.yaml has settings that there are, and time to stop', () => {
  const [deployment] = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS());
  const { spec } = deployment.spec.template;
  const env: { name: string; value: string }[] = spec.containers[0].env;
  expect(SETTINGS).toEqual(expect.arrayContaining(env.map(({ name }) => name)));
  const settings = readSettings(Object.fromEntries(env.map(({ name, value }) => [name, value])));
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopOf(settings.STOP_DELAY));
});

test('the unit gives a stop its time, and systemd finds nothing wrong with it', () => {
  const unit = read('doblaje@.service');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(stopOf(60));
  for (const line of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ])
    expect(unit.split('\n')).toContain(line);
  const program = '/usr/bin/systemd-analyze';
  if (!existsSync(program)) return;
  const said = execFileSync(program, ['verify', join(DEPLOY, 'doblaje@.service')], { stdio: 'pipe' });
  expect(said.toString()).toBe('');
});

test('no proxy writes an address into its log', () => {
  const files = globSync('nginx/*.conf', { cwd: DEPLOY }).map(read).join('\n');
  const format = /log_format doblaje [^;]+;/.exec(files)?.[0] ?? '';
  const allowed = [
    'time_iso8601',
    'request_id',
    'request_method',
    'area',
    'status',
    'request_time',
    'bytes_sent',
    'upstream_addr',
  ];
  expect(Array.from(format.matchAll(/\$(\w+)/g), ([, name]) => name)).toEqual(allowed);
  for (const [line] of files.matchAll(/^ *access_log .*$/gm)) expect(line).toMatch(/ doblaje;$/);
  expect(files).toMatch(/^error_log stderr crit;$/m);
  expect(files.match(/error_log/g)).toHaveLength(1);
});
