import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deliverToFolder } from './delivery';
import { mailPage } from './mailPage';

const folder = mkdtempSync(join(tmpdir(), 'doblaje-mails-'));
const raw = Buffer.from(
  [
    'From: Estudio <a@b.cl>',
    'To: x@y.cl',
    'Subject: <script>alert(1)</script>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    '<b>Hola</b> http://portal.test/auth/activate/abc',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head></head><body><script>alert(1)</script><a href="http://portal.test/x">ir</a></body></html>',
    '--b--',
  ].join('\r\n'),
);
await deliverToFolder(folder)({ id: 7, from: 'a@b.cl', to: 'x@y.cl', raw });
const page = mailPage(folder);
const ask = (path: string, host = 'localhost:3000') => page.request(path, { headers: { host } });

test('lists the mails and shows one, with everything escaped and links that can be followed', async () => {
  const list = await (await ask('/_correo')).text();
  expect(list).toContain('<a href="/_correo/00000007.eml">&lt;script&gt;alert(1)&lt;/script&gt;</a>');
  const mail = await (await ask('/_correo/00000007.eml')).text();
  expect(mail).toContain('&lt;b&gt;Hola&lt;/b&gt; <a href="http://portal.test/auth/activate/abc">');
  expect(mail).not.toMatch(/<script|<b>/);
});

test('the HTML of a mail is shown where no script in it can run', async () => {
  const html = await ask('/_correo/00000007.eml/html');
  const policy = html.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox ');
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(await html.text()).toContain('<base target="_top">');
});

test.each([
  '/_correo/00000008.eml',
  '/_correo/..%2f00000007.eml',
  '/_correo/x',
  '/_correo/00000008.eml/html',
])('%s is not found', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a stranger’s host name that points to this machine gets nothing', async () => {
  expect((await ask('/_correo', 'malo.cl')).status).toBe(404);
  expect((await ask('/_correo', '127.0.0.1:3000')).status).toBe(200);
  expect((await ask('/_correo', '[::1]:3000')).status).toBe(200);
});

test('an empty outbox says so', async () => {
  const empty = mailPage(join(folder, 'none'));
  expect(await (await empty.request('/_correo')).text()).toContain('Todavía no hay correos.');
});
