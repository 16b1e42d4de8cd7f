import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Installation, startInstallation } from './installation';

const ROOT = join(import.meta.dirname, '../../..');
const CLI = join(ROOT, 'apps/api/dist/cli.js');
const JOURNEYS = ['accounts', 'sending', 'orders', 'boletas', 'payments'];

let installation: Installation;
beforeAll(async () => {
  // What the journeys of sending set; the others do not come so far.
  installation = await startInstallation({ SEND_APPLICATIONS: 'true' });
  return installation.remove;
});

/** Runs the `doblaje` command with the settings of the installation. */
function doblaje(...words: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-console-'));
  const { settings, nginx } = installation;
  const env = {
    PATH: process.env.PATH,
    ...settings,
    DATA_DIR: folder,
    NODE_EXTRA_CA_CERTS: nginx.certificate,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, said: `${stdout}${stderr}` };
}

test('the console finds nothing wrong, and makes an ADMIN', () => {
  expect(doblaje('doctor')).toEqual({ status: 0, said: expect.not.stringContaining('MAL') });
  const made = doblaje('admin:create', 'jefa@doblaje.test', 'Jefa', 'Prueba', '--link');
  expect(made).toEqual({ status: 0, said: expect.stringContaining(installation.nginx.url) });
});

test('accounts, sending, orders, boletas and nóminas work through nginx, with mails by Postfix and files in Swift', async () => {
  const { nginx, postfix, servers } = installation;
  const playwright = ['exec', 'playwright', 'test', '--config', 'apps/portal/playwright.config.ts'];
  const words = [
    ...playwright,
    '--project=chromium',
    '--workers=1',
    ...JOURNEYS.map((name) => `e2e/${name}.spec.ts`),
  ];
  const journeys = spawn('pnpm', words, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: undefined,
      JOURNEYS_URL: nginx.url,
      JOURNEYS_MAILS: postfix.mails,
      JOURNEYS_REPORT: join(ROOT, 'test-results/production.json'),
      NODE_EXTRA_CA_CERTS: nginx.certificate,
    },
  });
  const [code] = await once(journeys, 'exit');
  expect(code).toBe(0);
  // Both processes had their part of it.
  const lines = readFileSync(nginx.log, 'utf8').trim().split('\n');
  const answered = new Set(lines.map((line) => JSON.parse(line).server));
  expect(answered).toEqual(new Set(servers.map(({ port }) => `127.0.0.1:${port}`)));
});
