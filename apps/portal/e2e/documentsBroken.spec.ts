import type { Page } from '@playwright/test';
import { serverWithDocuments, writePdf } from './documentFiles';
import { test as base, expect, logIn, type Server, USER } from './fixtures';

const LONG = 'Guion de 20 MB';
const MEGABYTE = 1024 * 1024;

/** A server of this file's own, with documents that the demo data lacks. */
const test = base.extend<object, { filed: Server & { ids: Record<string, string> } }>({
  filed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const pages = Array.from({ length: 40 }, (_, index) => `Escena ${index + 1}`);
      const whole = await writePdf(['Escena 1']);
      const server = await serverWithDocuments([
        { title: LONG, bytes: await writePdf(pages, { filler: MEGABYTE / 2 }) },
        { title: 'Con contraseña', bytes: await writePdf(['Contrato reservado'], { password: 'reloj' }) },
        { title: 'Dañado', bytes: whole.fill(0, 9) },
        { title: 'HTML', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50)) },
        { title: 'Más corto', bytes: Buffer.from('%PDF-1.7'), size: 200_000 },
      ]);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ filed }, use) => use(filed.url),
});

async function open(page: Page, filed: { ids: Record<string, string> }, title: string) {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto(`/documents?documento=${filed.ids[title]}`);
  await logIn(page, USER);
  return page.getByRole('dialog', { name: title });
}

test('20 MB show their first page after less than 2 MB', async ({ page, filed }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const files = new Set<string>();
  let received = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('/file')) files.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (files.has(requestId)) received += dataLength;
  });
  const drawer = await open(page, filed, LONG);
  await expect(drawer.getByText('de 40')).toBeVisible();
  await expect(drawer.locator('[data-page="1"]').getByText('Escena 1', { exact: true })).toBeAttached();
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(2 * MEGABYTE);
  await drawer.getByRole('textbox', { name: 'Página' }).fill('35');
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[data-page="35"]').getByText('Escena 35', { exact: true })).toBeAttached();
  expect(received).toBeLessThan(4 * MEGABYTE);
});

test('a part beyond the end is refused with 416', async ({ page, filed }) => {
  await open(page, filed, LONG);
  await expect(page.getByText('de 40')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`${filed.url}/api/documents/${filed.ids.HTML}/file`, {
    headers: { authorization: `Bearer ${token}`, range: 'bytes=99999999-' },
  });
  expect(answer.status()).toBe(416);
});

test('a PDF with a password asks for it, and says when it is wrong', async ({ page, filed }) => {
  const drawer = await open(page, filed, 'Con contraseña');
  const field = drawer.getByLabel('Contraseña del documento');
  await field.fill('faro');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('La contraseña no abre este documento')).toBeVisible();
  await field.fill('reloj');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('de 1', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Documento' })).toBeFocused();
});

for (const title of ['Dañado', 'HTML']) {
  test(`a file that is no PDF says so: ${title}`, async ({ page, filed }) => {
    const drawer = await open(page, filed, title);
    await expect(drawer.getByText('No pudimos abrir el documento')).toBeVisible();
    await expect(drawer.getByText(/El archivo está dañado o no es un PDF/)).toBeVisible();
    await expect(page.getByRole('link', { name: /Con contraseña/ })).toBeVisible();
  });
}

test('a file that ends too early says that it did not come', async ({ page, filed }) => {
  const drawer = await open(page, filed, 'Más corto');
  await expect(drawer.getByText('No pudimos abrir el documento')).toBeVisible();
});
