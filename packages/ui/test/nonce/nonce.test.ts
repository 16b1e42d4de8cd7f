import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle, launch } from '../browser';

declare global {
  interface Window {
    /** The directives that the page has broken. */
    refused: string[];
  }
}

const NONCE = 'c2lsZW5jaW8';
const POLICY = `default-src 'none'; script-src 'self'; style-src 'nonce-${NONCE}'`;

let browser: Browser;
let server: Server;
let scripts: Record<string, string>;

beforeAll(async () => {
  const entry = join(import.meta.dirname, 'page.tsx');
  const [development, production] = await Promise.all(
    ['development', 'production'].map((mode) =>
      bundle(entry, {
        platform: 'browser',
        format: 'esm',
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      }),
    ),
  );
  scripts = { development: development ?? '', production: production ?? '' };
  // /development/nonce is a page, /development/page.js its script.
  server = createServer((request, response) => {
    const [, mode = '', file = ''] = (request.url ?? '').split('/');
    if (file === 'page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[mode]);
      return;
    }
    const meta = file === 'nonce' ? `<meta property="csp-nonce" content="${NONCE}">` : '';
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .end(
        `<!doctype html><html lang="es-CL"><head>${meta}</head><body><script type="module" src="/${mode}/page.js"></script></body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

/** The button's style, and what the policy refused, on a page with or without the nonce. */
async function look(mode: string, file: 'nonce' | 'none') {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.refused.push(effectiveDirective),
    );
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${mode}/${file}`);
  const button = page.getByRole('button', { name: 'Guardar' });
  // A page whose styles are refused may not show the button at all.
  await page.waitForFunction(() => document.querySelector('button') ?? window.refused.length > 0);
  const display = (await button.count())
    ? await button.evaluate((element) => getComputedStyle(element).display)
    : 'none';
  const refused = await page.evaluate(() => window.refused);
  await page.close();
  return { display, refused };
}

it.each(['development', 'production'])(
  'styles carry the page’s nonce, %s',
  async (mode) => {
    const { display, refused } = await look(mode, 'nonce');
    expect(display).toBe('inline-flex');
    expect(refused.filter((directive) => directive === 'style-src-elem')).toEqual([]);
  },
  60_000,
);

it('without the nonce the policy refuses the styles, so the test above proves something', async () => {
  const { refused } = await look('development', 'none');
  expect(refused).toContain('style-src-elem');
});
