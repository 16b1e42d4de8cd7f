// Serves a page under the content security policy that the README says, and listens for what the policy refuses.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writtenPdf } from '../../src/PdfViewer/writtenPdf';
import { bundle, launch } from '../browser';

const NONCE = 'c2lsZW5jaW8';
const README = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const POLICY = (/^Content-Security-Policy: ((?:.+\n)+?)```/m.exec(README)?.[1] ?? '')
  .replace(/\s+/g, ' ')
  .replace('…', NONCE);

let browser: Browser;
let server: Server;

beforeAll(async () => {
  const script = await bundle(join(import.meta.dirname, 'page.tsx'), {
    platform: 'browser',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const fromReactPdf = createRequire(createRequire(import.meta.url).resolve('react-pdf'));
  const worker = readFileSync(fromReactPdf.resolve('pdfjs-dist/build/pdf.worker.min.mjs'));
  const pdf = writtenPdf([{ content: 'BT /F1 18 Tf 40 500 Td (Hola) Tj ET' }]);
  const files: Record<string, [type: string, body: string | Uint8Array]> = {
    '/page.js': ['text/javascript', script],
    '/pdf.worker.mjs': ['text/javascript', worker],
    '/sample.pdf': ['application/pdf', new Uint8Array(await pdf.arrayBuffer())],
  };
  // '/' is the page; '/without/media-src' is the page whose policy lacks that.
  server = createServer((request, response) => {
    const { url = '' } = request;
    const file = files[url];
    if (file) return response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    const without = url.replace('/without/', '');
    const policy = POLICY.split('; ').filter((directive) => !directive.startsWith(`${without} `));
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy.join('; '),
      })
      .end(
        `<!doctype html><html lang="es-CL"><head><link rel="icon" href="data:,"><meta property="csp-nonce" content="${NONCE}"></head><body><script type="module" src="/page.js"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** What the console says of the policy, on a page where a film was played, another one looked at, and a document opened. */
async function complaintsOf(path: string): Promise<string[]> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|TrustedHTML/.test(message.text()))
      complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await page.getByRole('group', { name: 'Herramientas del documento' }).waitFor();
  await page.locator('[data-page="1"] canvas').waitFor();
  // Without its address the file has no length, and no preview.
  if (path === '/') await page.getByRole('button', { name: 'Reproducir tono.wav' }).click();
  await page
    .getByRole('button', { name: /^Reproducir silencio\.mp4/ })
    .first()
    .click();
  // Chromium tells a refused address after it was set.
  await page.waitForTimeout(500);
  await page.close();
  return complaints;
}

it('says a policy under which files are looked at, played and read', async () => {
  expect(POLICY).toContain('dui-pdf-worker');
  expect(await complaintsOf('/')).toEqual([]);
}, 120_000);

it('needs its media-src, so the test above proves something', async () => {
  expect((await complaintsOf('/without/media-src')).join('\n')).toContain('blob:');
}, 120_000);
