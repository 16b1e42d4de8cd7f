import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../ground/services';
import { createApp } from '../app';
import { readSettings } from '../settings/settings';
import { portalSettings } from './settingsBlock';

const BLOCK = '<script type="application/json" id="config">{}</script>';

const settings = Object.fromEntries(
  Object.entries(portalSettings(readSettings({}))).map(([name, value]) => [name, value ?? null]),
);

function made(html: string) {
  const policy = { styles: ["'sha256-style'"], scripts: ["'sha256-script'"] };
  return {
    settings,
    pages: [
      { patterns: ['/login', '/'], html: `<title>Login · A</title>${BLOCK}${html}`, policy },
      { patterns: ['/auth/activate/:tokenId'], html: `${BLOCK}activation`, policy },
    ],
  };
}

/** A program that makes pages, like the one from the portal's build. */
const program = (body: string) =>
  `import { parentPort, workerData } from 'node:worker_threads';
const made = ${JSON.stringify(made('made again for '))};
${body}`;

function folderWith(render: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-pages-'));
  mkdirSync(join(folder, '.prerender'));
  writeFileSync(join(folder, 'index.html'), `<title>Doblaje</title>${BLOCK}empty`);
  writeFileSync(join(folder, 'login.html'), 'for hosts that serve files as they lie');
  writeFileSync(join(folder, '.prerender/pages.json'), JSON.stringify(made('as built')));
  writeFileSync(join(folder, '.prerender/render.mjs'), render);
  return folder;
}

const folder = folderWith(
  program('made.pages[0].html += workerData.settings.BRAND; parentPort.postMessage(made);'),
);

/** No page reads the database. */
const services = { db: { withoutPlugins: () => undefined } } as unknown as Services;

function portal(env: Record<string, string> = {}, portalFolder = folder) {
  const app = createApp({
    services,
    settings: readSettings(env),
    portalFolder,
    shownOutbox: null,
  });
  return (path: string) => app.request(path, { headers: { accept: 'text/html' } });
}

test.each([
  ['/login', 'as built'],
  ['/', 'as built'],
  ['/login?volver=%2Fhome', 'as built'],
  ['/auth/activate/abc', 'activation'],
  ['/auth/activate/abc/def', 'empty'],
  ['/LOGIN', 'empty'],
  ['/home', 'empty'],
  ['/unknown', 'empty'],
])('%s is the page %j', async (path, text) => {
  expect(await (await portal()(path)).text()).toContain(text);
});

test('the policy of a first page allows its own script and style, other pages do not', async () => {
  const ask = portal();
  const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/login')).toMatch(
    /script-src 'self' 'sha256-script';.*style-src [^;]*'sha256-style'/,
  );
  expect(await policyOf('/home')).not.toMatch(/'sha256-(script|style)'/);
});

test('settings are filled in, and the title is the page’s own', async () => {
  const page = await (await portal({ API_URL: '/otra' })('/login')).text();
  expect(page).toContain('"API_URL":"/otra"');
  expect(page).toContain('<title>Login · A</title>');
});

test('pages are made again when the settings differ from the build’s', async () => {
  const page = await (await portal({ BRAND: 'Voces del Sur' })('/login')).text();
  expect(page).toContain('made again for Voces del Sur');
});

test.each([
  ['fails', 'throw new Error("no pages");'],
  ['ends without pages', 'process.exit(3);'],
])('when the program %s the portal is served without first pages, and the log says so', async (_, body) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await portal({ BRAND: 'Otro' }, folderWith(program(body)))('/login');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('empty')]);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('first pages'));
  log.mockRestore();
});

test('the program that makes the pages is not served, nor are the pages under their file names', async () => {
  const ask = portal();
  for (const path of ['/.prerender/pages.json', '/.prerender/render.mjs', '/login.html']) {
    expect((await ask(path)).status).toBe(404);
  }
});

test('a half-written portal counts as one without pages', async () => {
  const half = mkdtempSync(join(tmpdir(), 'doblaje-pages-'));
  cpSync(folder, half, { recursive: true });
  writeFileSync(join(half, '.prerender/pages.json'), '{"settings":');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await (await portal({}, half)('/login')).text()).toContain('empty');
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
