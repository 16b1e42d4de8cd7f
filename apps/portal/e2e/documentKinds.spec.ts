import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openFiled, testWithDocuments, writePdf } from './documentFiles';
import { expect } from './fixtures';

const LONG = 'Guion de 20 MB';
const MEGABYTE = 1024 * 1024;

/** A file of a kind for which pdf.js needs files of its own: see `files/README.md`. */
const kind = (name: string) => readFileSync(join(import.meta.dirname, 'files', name));

/** The file with some words replaced by others of the same length. */
const changed = (file: Buffer, from: RegExp, to: string) =>
  Buffer.from(
    file.toString('latin1').replace(from, (found) => to.padEnd(found.length)),
    'latin1',
  );

const test = testWithDocuments(async () => {
  const pages = Array.from({ length: 40 }, (_, index) => `Escena ${index + 1}`);
  const whole = await writePdf(['Escena 1']);
  const locked = await writePdf(['Contrato reservado'], { password: 'reloj' });
  return [
    { title: LONG, bytes: await writePdf(pages, { filler: MEGABYTE / 2 }) },
    { title: 'Con contraseña', bytes: locked },
    { title: 'Dañado', bytes: Buffer.from(whole).fill(0, 9) },
    { title: 'HTML', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'.repeat(50)) },
    { title: 'Escaneado', bytes: kind('scan.pdf') },
    { title: 'JPEG 2000', bytes: kind('jpeg2000.pdf') },
    { title: 'Japonés', bytes: kind('japanese.pdf') },
    { title: 'Escaneado a medias', bytes: kind('scan-broken.pdf') },
    { title: 'Formulario XFA', bytes: kind('xfa.pdf') },
    { title: 'Candado ajeno', bytes: changed(locked, /\/Filter \/Standard/, '/Filter /FOPN_foo') },
    { title: 'Sin páginas', bytes: changed(whole, /\/Kids \[[^\]]*\]/, '/Kids []') },
    { title: 'En círculo', bytes: changed(whole, /\/Kids \[[^\]]*\]/, '/Kids [1 0 R]') },
    { title: 'Más corto', bytes: Buffer.from('%PDF-1.7'), size: 200_000 },
  ];
});

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
  const drawer = await openFiled(page, filed, LONG);
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
  await openFiled(page, filed, LONG);
  await expect(page.getByText('de 40')).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`${filed.url}/api/documents/${filed.ids.HTML}/file`, {
    headers: { authorization: `Bearer ${token}`, range: 'bytes=99999999-' },
  });
  expect(answer.status()).toBe(416);
});

test('a PDF with a password asks for it, and says when it is wrong', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Con contraseña');
  const field = drawer.getByLabel('Contraseña del documento');
  await field.fill('faro');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('La contraseña no abre este documento')).toBeVisible();
  await field.fill('reloj');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('de 1', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('region', { name: 'Documento' })).toBeFocused();
});

for (const title of ['Dañado', 'HTML', 'Sin páginas', 'En círculo']) {
  test(`a file that cannot be read says so, and does not blame the connection: ${title}`, async ({
    page,
    filed,
  }) => {
    const drawer = await openFiled(page, filed, title);
    await expect(drawer.getByText('No pudimos abrir el documento')).toBeVisible();
    await expect(drawer.getByText(/El archivo está dañado o no es un PDF/)).toBeVisible();
    // Any row will do: these documents have the same date, so the visible ones vary.
    await expect(page.getByRole('grid', { name: 'Documentos' }).getByRole('link').first()).toBeVisible();
  });
}

test('a file that ends too early says that it could not be opened', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Más corto');
  await expect(drawer.getByText('No pudimos abrir el documento')).toBeVisible();
});

/** Colours of the rendered page at these places, given as shares of its width and height from the upper left corner. */
async function colours(drawer: Locator, places: [number, number][]): Promise<number[][]> {
  const canvas = drawer.locator('[data-page="1"] canvas');
  await expect(canvas).toBeVisible();
  return canvas.evaluate((element, wanted) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext('2d');
    return wanted.map(([x, y]) => [
      ...(context?.getImageData(Math.round(x * width), Math.round(y * height), 1, 1).data.slice(0, 3) ?? []),
    ]);
  }, places);
}

/** Share of dark pixels on the rendered page, from 0 to 1. */
function ink(drawer: Locator): Promise<number> {
  return drawer.locator('[data-page="1"] canvas').evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
    let dark = 0;
    for (let at = 0; pixels && at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1;
    return dark / (width * height);
  });
}

test('a scanned page (JBIG2) shows its writing', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Escaneado');
  await expect(drawer.getByText('de 1', { exact: true })).toBeVisible();
  await expect.poll(() => ink(drawer)).toBeGreaterThan(0.01);
  expect(await ink(drawer)).toBeLessThan(0.1);
  await expect(drawer.getByText(/No pudimos mostrar/)).toHaveCount(0);
});

test('a picture in JPEG 2000 shows its colours', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'JPEG 2000');
  const [green, black, grey] = await colours(drawer, [
    [0.05, 0.5],
    [0.5, 0.6],
    [0.9, 0.1],
  ]);
  const [red = 255, greens = 0, blue = 255] = green ?? [];
  expect(greens).toBeGreaterThan(Math.max(red, blue) + 60);
  for (const part of black ?? [255]) expect(part).toBeLessThan(30);
  expect(Math.max(...(grey ?? [])) - Math.min(...(grey ?? []))).toBeLessThan(20);
});

test('Japanese in a font that the file lacks is drawn, and can be selected', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Japonés');
  await expect(drawer.locator('[data-page="1"]').getByText('出演契約書')).toBeAttached();
  await expect.poll(() => ink(drawer)).toBeGreaterThan(0.001);
});

test('a page says what it lacks', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Escaneado a medias');
  await expect(drawer.locator('[data-page="1"]').getByRole('status')).toHaveText(
    /No pudimos mostrar todo lo que tiene esta página/,
  );
});

test('a form that only Adobe opens says so, and can be downloaded', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Formulario XFA');
  await expect(drawer.getByRole('alert')).toContainText('Este documento es un formulario de Adobe');
  await expect(drawer.getByText(/Solo lo abre Adobe Acrobat Reader/)).toBeVisible();
  const saving = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Descargar' }).click();
  expect((await saving).suggestedFilename()).toBe('Formulario XFA.pdf');
});

test('a PDF locked in another way says so', async ({ page, filed }) => {
  const drawer = await openFiled(page, filed, 'Candado ajeno');
  await expect(drawer.getByText(/Está protegido de una forma que el portal no sabe abrir/)).toBeVisible();
});

/** What the browser would print: numbers of sheets, fonts and pictures. */
async function paper(page: Page): Promise<{ sheets: number; fonts: number; pictures: number }> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const count = (what: RegExp) => file.match(what)?.length ?? 0;
  return {
    sheets: count(/\/Type \/Page\b/g),
    fonts: count(/\/Type \/Font\b/g),
    pictures: count(/\/Subtype \/Image\b/g),
  };
}

test('the browser’s own menu prints the pages of an open document and nothing else', async ({
  page,
  filed,
}) => {
  const drawer = await openFiled(page, filed, 'Escaneado');
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  await expect.poll(() => paper(page)).toEqual({ sheets: 1, fonts: 0, pictures: 1 });
});

test('Ctrl + P prints all pages of a long document, which are made on demand', async ({ page, filed }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const drawer = await openFiled(page, filed, LONG);
  await expect(drawer.getByText('de 40')).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(drawer.getByRole('progressbar', { name: 'Preparando la impresión' })).toBeVisible();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  expect(await paper(page)).toEqual({ sheets: 40, fonts: 0, pictures: 40 });
  // Afterwards the printed pages are dropped: the browser's menu alone would print the page with a hint how to print.
  await expect.poll(async () => (await paper(page)).pictures).toBe(0);
});

test('printing can be cancelled halfway', async ({ page, filed }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const drawer = await openFiled(page, filed, LONG);
  await drawer.getByRole('button', { name: 'Imprimir' }).click();
  await drawer.getByRole('button', { name: 'Cancelar' }).click();
  await expect(drawer.getByRole('progressbar')).toHaveCount(0);
  await drawer.getByRole('textbox', { name: 'Página' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[data-page="3"]').getByText('Escena 3', { exact: true })).toBeAttached();
  await expect(page.locator('html[data-printed]')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('with large letters every tool is whole and in sight', async ({ page, filed }) => {
    const drawer = await openFiled(page, filed, 'Escaneado');
    await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const tools = drawer.getByRole('group', { name: 'Herramientas del documento' });
    const outside = () =>
      tools.evaluate((bar) =>
        [...bar.querySelectorAll('button, input')]
          .filter((tool) => {
            const { left, right } = tool.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || tool.scrollWidth > tool.clientWidth + 1;
          })
          .map((tool) => tool.getAttribute('aria-label')),
      );
    await expect.poll(outside).toEqual([]);
    await expect(tools.getByRole('button')).toHaveCount(8);
  });
});
