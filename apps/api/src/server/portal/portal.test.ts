import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Services } from '../../ground/services';
import { createApp } from '../app';
import { readSettings } from '../settings/settings';
import { EMPTY_STYLE, REACT_ARIA_STYLES } from './policy';

const PAGE = `<!doctype html><title>Doblaje</title>
<script type="application/json" id="config">{}</script>
<script type="module" src="/assets/index-abc123.js"></script>`;
const SCRIPT = `console.log(${JSON.stringify('hola '.repeat(500))})`;

const folder = mkdtempSync(join(tmpdir(), 'doblaje-portal-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), PAGE);
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
writeFileSync(join(folder, 'assets/index-abc123.js'), SCRIPT);
writeFileSync(join(folder, 'assets/pdf.worker.min-abc123.mjs'), SCRIPT);
writeFileSync(join(folder, 'assets/archivo-abc123.woff2'), Buffer.from([1, 2, 3]));
mkdirSync(join(folder, 'assets/pdfjs-6.3.289/wasm'), { recursive: true });
writeFileSync(join(folder, 'assets/pdfjs-6.3.289/wasm/jbig2.wasm'), Buffer.alloc(5000, 'wasm'));
writeFileSync(join(dirname(folder), 'outside.txt'), 'secret');

/** No page reads the database. */
const services = { db: { withoutPlugins: () => undefined } } as unknown as Services;

function portal(env: Record<string, string> = {}, portalFolder = folder) {
  const app = createApp({
    services,
    settings: readSettings(env),
    portalFolder,
    shownOutbox: null,
  });
  return (path: string, headers: Record<string, string> = { accept: 'text/html' }, method = 'GET') =>
    app.request(path, { method, headers });
}

function settingsIn(page: string): unknown {
  return JSON.parse(/id="config">([^<]*)</.exec(page)?.[1] ?? 'null');
}

test.each(['/', '/login', '/auth/activate/abc', '/documents-back/users/7', '/home?x=1'])(
  '%s is the page when a person opens it',
  async (path) => {
    const answer = await portal()(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('/assets/index-abc123.js');
  },
);

test('an unknown path is the page too, with status 404', async () => {
  const answer = await portal()('/no/existe');
  expect([answer.status, (await answer.text()).includes('index-abc123')]).toEqual([404, true]);
});

test.each(['*/*', '', 'image/png', 'application/json, text/plain, */*', 'text/html;q=0.9, application/json'])(
  'a path of the portal gives the page for Accept: %s, for GET and HEAD',
  async (accept) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await portal()('/login', accept === '' ? {} : { accept }, method);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    }
  },
);

test.each([
  ['a missing asset', '/assets/gone-def456.js', {}],
  ['a missing asset opened by a person', '/assets/gone-def456.js', { accept: 'text/html' }],
  ['a fetch of a page', '/login', { accept: 'application/json' }],
  ['a fetch of problems', '/login', { accept: 'application/json, application/problem+json;q=0.5' }],
  ['a file outside', '/../outside.txt', {}],
  ['a file outside, encoded', '/..%2foutside.txt', { accept: 'text/html' }],
  ['a file outside, encoded twice', '/%2e%2e%2foutside.txt', {}],
])('%s is 404 and never the page', async (_, path, headers) => {
  const answer = await portal()(path, headers);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'No encontramos lo que buscas.' });
});

test('an unknown API path stays a JSON 404, even when a person opens it', async () => {
  const answer = await portal()('/api/nada');
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'No encontramos lo que buscas.' }]);
});

test.each([
  ['/login', 405, 'Esta acción no está disponible aquí.'],
  ['/favicon.svg', 405, 'Esta acción no está disponible aquí.'],
  ['/no/existe', 404, 'No encontramos lo que buscas.'],
])('posting to %s is refused in Spanish', async (path, status, message) => {
  const answer = await portal()(path, { accept: 'text/html' }, 'POST');
  expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
});

test('a mail that is not there is refused in Spanish too', async () => {
  const app = createApp({
    services,
    settings: readSettings({}),
    portalFolder: folder,
    shownOutbox: join(folder, 'none'),
  });
  const answer = await app.request('/_correo/unknown');
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'No encontramos lo que buscas.' }]);
});

test('every answer has the security headers', async () => {
  const ask = portal();
  for (const answer of [await ask('/login'), await ask('/api/nada'), await ask('/assets/index-abc123.js')]) {
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('the page’s policy allows no inline code, no eval, and only the known inline styles', async () => {
  const policy = (await portal()('/login')).headers.get('content-security-policy') ?? '';
  expect(policy).not.toMatch(/unsafe-/);
  for (const directive of [
    "default-src 'self'",
    "script-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dui-pdf-worker',
  ]) {
    expect(policy.split('; ')).toContain(directive);
  }
});

test('the policy allows other origins of the API by name, and only those', async () => {
  const ask = portal({
    API_URL: 'https://api.estudio.cl/v1',
    AUTH_URL: 'https://auth.estudio.cl',
    PDF_WORKER_URL: 'https://cdn.estudio.cl/pdf/worker.mjs',
  });
  const policy = ((await ask('/login')).headers.get('content-security-policy') ?? '').split('; ');
  expect(policy).toContain("connect-src 'self' https://api.estudio.cl https://auth.estudio.cl");
  // A worker of another origin starts through a script that the page makes.
  expect(policy).toContain("worker-src 'self' https://cdn.estudio.cl blob:");
});

test('pdf.js’s own files come with their type, compressed, and may be cached for ever', async () => {
  const answer = await portal()('/assets/pdfjs-6.3.289/wasm/jbig2.wasm', { 'accept-encoding': 'br' });
  const headers = ['content-type', 'content-encoding', 'cache-control'].map((name) =>
    answer.headers.get(name),
  );
  expect(headers).toEqual(['application/wasm', 'br', 'public, max-age=31536000, immutable']);
});

test('the PDF worker may read pdf.js’s files and run its decoders; no other file may do anything', async () => {
  const ask = portal();
  const worker = (await ask('/assets/pdf.worker.min-abc123.mjs')).headers.get('content-security-policy');
  expect(worker).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
  );
  const script = (await ask('/assets/index-abc123.js')).headers.get('content-security-policy');
  expect(script).toBe("default-src 'none'; frame-ancestors 'none'");
});

test('the allowed style hashes are those of the styles really inserted', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(EMPTY_STYLE).toBe(hash(''));
  const ui = createRequire(new URL('../../../../../packages/ui/package.json', import.meta.url));
  const aria = createRequire(ui.resolve('react-aria-components'));
  const folderOf = dirname(aria.resolve('react-aria/package.json'));
  const styles = ['interactions/usePress', 'overlays/usePreventScroll'].map((file) => {
    const source = readFileSync(join(folderOf, 'dist/private', `${file}.mjs`), 'utf8');
    const template = /style\.textContent = `([^`]*)`/.exec(source)?.[1] ?? '';
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? '';
    return template.replace(/\$\{[^}]+\}/, attribute).trim();
  });
  expect(styles.map(hash)).toEqual([...REACT_ARIA_STYLES]);
});

test('browsers keep hashed files for ever and ask again for the others', async () => {
  const ask = portal();
  const script = await ask('/assets/index-abc123.js', {});
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect((await ask('/favicon.svg', {})).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', null, (body: Buffer) => body],
] as const)('Accept-Encoding %j gets %s', async (accepted, encoding, unpack) => {
  const answer = await portal()('/assets/index-abc123.js', { 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(unpack(body).toString()).toBe(SCRIPT);
  if (encoding) expect(body.length).toBeLessThan(SCRIPT.length / 10);
});

test('a font is not compressed again', async () => {
  const answer = await portal()('/assets/archivo-abc123.woff2', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('font/woff2');
});

test('a file that the browser already has is not sent again', async () => {
  const ask = portal();
  const etag = (await ask('/login')).headers.get('etag') ?? '';
  const again = await ask('/login', { accept: 'text/html', 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = portal({ BRAND: 'Otro' });
  expect((await other('/login', { accept: 'text/html', 'if-none-match': etag })).status).toBe(200);
});

test('the page carries the settings, flags as booleans', async () => {
  const ask = portal({ REPORT_FAILURES: '1', BRAND: 'Voces del Sur', PDF_WORKER_URL: '/pdf.mjs' });
  expect(settingsIn(await (await ask('/login')).text())).toEqual({
    BRAND: 'Voces del Sur',
    HOME_URL: 'https://estudiodoblaje.example',
    API_URL: '/api',
    AUTH_URL: '/api',
    REPORT_FAILURES: true,
    SEND_APPLICATIONS: false,
    PDF_WORKER_URL: '/pdf.mjs',
  });
});

test('the title is the brand, whatever characters it has', async () => {
  const title = async (BRAND: string) =>
    /<title>([^<]*)<\/title>/.exec(await (await portal({ BRAND })('/login')).text())?.[1];
  expect(await title('Voces & Ecos')).toBe('Voces &amp; Ecos');
  expect(await title('</title><script>$& $1')).toBe('&lt;/title&gt;&lt;script&gt;$&amp; $1');
});

test('no setting can break out of its block', async () => {
  const BRAND = '</script><script>alert(1)</script><!-- $& $1';
  const page = await (await portal({ BRAND })('/login')).text();
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(settingsIn(page)).toMatchObject({ BRAND });
});

test('without a built portal the API works and pages say what to do', async () => {
  const ask = portal({}, join(folder, 'none'));
  const page = await ask('/login');
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('pnpm build')]);
});

test('HSTS is sent only where the portal is reached by https', async () => {
  const header = 'strict-transport-security';
  expect((await portal()('/login')).headers.get(header)).toBeNull();
  const ask = portal({ PUBLIC_URL: 'https://portal.estudio.cl' });
  expect((await ask('/login')).headers.get(header)).toBe('max-age=31536000');
});

test('other origins are allowed only by name', async () => {
  const header = 'access-control-allow-origin';
  const cross = { origin: 'https://portal.estudio.cl', 'access-control-request-method': 'POST' };
  expect((await portal()('/api/users/auth/login', cross, 'OPTIONS')).headers.get(header)).toBeNull();
  const ask = portal({ CORS_ORIGINS: 'https://portal.estudio.cl' });
  const allowed = await ask('/api/users/auth/login', cross, 'OPTIONS');
  expect([allowed.status, allowed.headers.get(header)]).toEqual([204, 'https://portal.estudio.cl']);
  const other = await ask('/api/users/auth/login', { ...cross, origin: 'https://malo.cl' }, 'OPTIONS');
  expect(other.headers.get(header)).toBeNull();
  // A failure on the screen is found in the log by this id.
  const answered = await ask('/api/health', { origin: 'https://portal.estudio.cl' });
  expect(answered.headers.get('access-control-expose-headers')?.split(',')).toContain('X-Request-Id');
});
