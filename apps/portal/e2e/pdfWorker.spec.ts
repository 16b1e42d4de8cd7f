import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, logIn, startServer, test, USER } from './fixtures';

const ASSETS = join(import.meta.dirname, '../dist/assets');

function workerFile(): Buffer {
  const name = readdirSync(ASSETS).find((file) => /^pdf\.worker\.min-.*\.mjs$/.test(file));
  if (!name) throw new Error('The build has no PDF worker.');
  return readFileSync(join(ASSETS, name));
}

/** Serves the worker from another origin that everybody may read, as a public CDN does. */
async function serveWorker(): Promise<{ url: string; asked: () => number; stop: () => void }> {
  let asked = 0;
  const file = workerFile();
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('content-type', 'text/javascript');
    response.setHeader('access-control-allow-origin', '*');
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/pdf.worker.mjs`, asked: () => asked, stop: () => server.close() };
}

async function openFirst(page: Page) {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await logIn(page, USER);
  await page.getByRole('link', { name: /Boleta 118/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Boleta 118' });
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(drawer.locator('[data-page="1"]').getByText(/Copia de la boleta/)).toBeAttached();
}

test('the PDF worker comes with the portal and runs under its policy', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await page.goto('/documents');
  await openFirst(page);
  expect(new URL((await started).url()).pathname).toMatch(/^\/assets\/pdf\.worker\.min-.*\.mjs$/);
});

test('PDF_WORKER_URL points it to another origin, which the policy then allows', async ({ page }) => {
  const elsewhere = await serveWorker();
  const server = await startServer({ PDF_WORKER_URL: elsewhere.url });
  const started = page.waitForEvent('worker');
  await page.goto(`${server.url}/documents`);
  await openFirst(page);
  expect((await started).url()).toMatch(/^blob:/);
  expect(elsewhere.asked()).toBeGreaterThan(0);
  await server.stop();
  elsewhere.stop();
});

test('where the worker does not start, the page reads the document itself', async ({ page }) => {
  await page.route(/\/assets\/pdf\.worker\.min-/, (route) => route.abort());
  await page.goto('/documents');
  await openFirst(page);
});
