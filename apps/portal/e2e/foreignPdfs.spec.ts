import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Filed, openFiled, testWithDocuments } from './documentFiles';
import { expect } from './fixtures';

declare global {
  interface Window {
    /** How many pieces of text the page had, frame by frame. */
    texts: Set<number>;
  }
}

/** Files from other programs that the viewer once showed wrongly: see `files/README.md`. */
const foreign = (name: string) => ({
  title: name,
  bytes: readFileSync(join(import.meta.dirname, 'files/foreign', `${name}.pdf`)),
});

const NAMES = ['vertical-y-apaisada', 'apaisadas', 'campos-sin-apariencia', 'enlaces', 'dos-mil-piezas'];

const test = testWithDocuments(async () => NAMES.map(foreign));

/** Opens the document and returns its drawer, once the first page is painted. */
async function open(page: Page, filed: Filed, title: string): Promise<Locator> {
  const drawer = await openFiled(page, filed, title);
  await expect(drawer.locator('[data-page="1"] canvas').first()).toBeVisible();
  return drawer;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`an upright page before a landscape one opens whole, ${size.width} px wide`, async ({
    page,
    filed,
  }) => {
    await page.setViewportSize(size);
    const drawer = await open(page, filed, 'vertical-y-apaisada');
    const well = drawer.getByRole('region', { name: 'Documento' });
    const cut = () =>
      well.evaluate((box) => {
        const page = box.querySelector('[data-page="1"]')?.getBoundingClientRect();
        const { left, right } = box.getBoundingClientRect();
        return [box.scrollLeft, page ? Math.max(0, left - page.left, page.right - right) : -1];
      });
    await expect.poll(cut).toEqual([0, 0]);
  });

  test(`the last of four landscape pages is the current one, ${size.width} px wide`, async ({
    page,
    filed,
  }) => {
    await page.setViewportSize(size);
    const drawer = await open(page, filed, 'apaisadas');
    const field = drawer.getByRole('textbox', { name: 'Página' });
    const next = drawer.getByRole('button', { name: 'Página siguiente' });
    for (const number of ['2', '3', '4']) {
      await next.click();
      await expect(field).toHaveValue(number);
    }
    await expect(next).toBeDisabled();
    await drawer.getByRole('button', { name: 'Página anterior' }).click();
    await expect(field).toHaveValue('3');
    await field.fill('4');
    await field.press('Enter');
    await expect(next).toBeDisabled();
    await expect(field).toHaveValue('4');
  });
}

test('the values of a form show, though the file has no picture of them', async ({ page, filed }) => {
  const drawer = await open(page, filed, 'campos-sin-apariencia');
  const sheet = drawer.locator('[data-page="1"]');
  // There must be dark points where name, amount and bank stand on the page.
  const ink = () =>
    sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
      [735, 705, 675].map((bottom) => {
        const scale = canvas.width / 595;
        const [left, top, width, height] = [160, 842 - bottom - 20, 240, 20].map((n) => n * scale) as [
          number,
          number,
          number,
          number,
        ];
        const data = canvas.getContext('2d')?.getImageData(left, top, width, height).data ?? [];
        return data.filter((value, at) => at % 4 === 0 && value < 128).length > 20;
      }),
    );
  await expect.poll(ink).toEqual([true, true, true]);
  for (const text of ['Persona de Prueba', '450.000 pesos', 'Banco Dos'])
    await expect(sheet.getByText(text)).toBeAttached();
});

test('links lead to their page, or safely out of the portal', async ({ page, context, filed }) => {
  const drawer = await open(page, filed, 'enlaces');
  await drawer.getByRole('button', { name: 'Ir al anexo' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Página' })).toHaveValue('2');
  await drawer.getByRole('button', { name: 'Página anterior' }).click();
  await context.route('https://ejemplo.test/anexo', (route) => route.fulfill({ body: 'anexo' }));
  const opened = context.waitForEvent('page');
  await drawer.getByRole('link', { name: /ejemplo\.test\/anexo/ }).click();
  const other = await opened;
  await other.waitForLoadState();
  expect(other.url()).toBe('https://ejemplo.test/anexo');
  expect(await other.evaluate(() => window.opener)).toBeNull();
});

test('two thousand pieces of text all appear, and the browser paints while they are added', async ({
  page,
  filed,
}) => {
  await page.addInitScript(() => {
    // Count how the text grows from frame to frame: one long task would leave no frames in between.
    window.texts = new Set();
    const look = () => {
      window.texts.add(document.querySelectorAll('[data-page="1"] span').length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const drawer = await open(page, filed, 'dos-mil-piezas');
  await expect(drawer.locator('[data-page="1"] span')).toHaveCount(2000);
  const states = await page.evaluate(() => window.texts.size);
  expect(states).toBeGreaterThan(4);
});
