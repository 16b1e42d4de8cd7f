import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';

declare global {
  interface Window {
    /** How far the page has shifted so far. */
    layoutShift: number;
  }
}

const KIB = 1024;

interface Transfer {
  url: string;
  type: string;
  /** Bytes of the compressed body, as transferred. */
  bytes: number;
}

/** Records what the page loads with an empty cache and only gzip, so that everybody measures the same. */
async function followTransfers(page: Page): Promise<Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { url: response.url, type, bytes: 0 });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  const list: Transfer[] = [];
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const transfer = transfers.get(requestId);
    if (transfer) list.push(transfer);
  });
  return list;
}

function total(transfers: Transfer[], ...types: string[]): number {
  return (
    transfers.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0) / KIB
  );
}

/** KiB of gzipped rules inside the page: `ofAll` for every page, `copied` for rules that the components' code holds too. */
async function inlineRules(page: Page): Promise<{ ofAll: number; copied: number }> {
  const html = (await (await page.request.get('/login')).text()).matchAll(/<style([^>]*)>(.*?)<\/style>/gs);
  const rules = { ofAll: 0, copied: 0 };
  for (const [, attributes = '', text = ''] of html) {
    rules[attributes === '' ? 'ofAll' : 'copied'] += gzipSync(text, { level: 9 }).length / KIB;
  }
  return rules;
}

test('what /login loads until it can be typed into, checked and sent stays within its budgets', async ({
  page,
}) => {
  const transfers = await followTransfers(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  const files = total(transfers, 'Script', 'Stylesheet');
  const { ofAll, copied } = await inlineRules(page);
  const code = files + ofAll;
  console.log(`/login until it works: ${code.toFixed(2)} KiB gzip of JS + CSS (budget 165)`);
  console.log(`… ${files.toFixed(1)} in files, ${ofAll.toFixed(1)} of the page's own rules`);
  console.log(`… for the first paint ${copied.toFixed(1)} more of rules that the JS holds too (budget 4)`);
  expect(files).toBeGreaterThan(50);
  expect(ofAll).toBeGreaterThan(1);
  expect(code).toBeLessThanOrEqual(165);
  // The browser evaluates a file in one task and ignores typing meanwhile.
  const largest = Math.max(...transfers.map((one) => total([one], 'Script')));
  console.log(`… ${largest.toFixed(1)} in the largest file (budget 90)`);
  expect(largest).toBeLessThanOrEqual(90);
  expect(copied).toBeGreaterThan(1);
  expect(copied).toBeLessThanOrEqual(4);

  await page.waitForLoadState('networkidle');
  const fonts = total(transfers, 'Font');
  console.log(`/login: ${fonts.toFixed(1)} KiB of fonts (budget 100)`);
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(100);
});

for (const { path, tab, kib, files } of [
  { path: '/documents-back', tab: /^Usuarios/, kib: 293, files: 40 },
  { path: '/projects-back-office/documents', tab: /^Órdenes de trabajo/, kib: 349, files: 55 },
]) {
  test(`a list's script stays within its budgets: ${path}`, async ({ page }) => {
    await page.goto('/login');
    await logIn(page, ADMIN);
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const transfers = await followTransfers(page);
    await page.goto(path);
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = transfers.filter(({ type }) => type === 'Script');
    const code = total(scripts, 'Script');
    console.log(
      `${path}: ${code.toFixed(1)} KiB of script (budget ${kib}) in ${scripts.length} files (${files})`,
    );
    expect(code).toBeGreaterThan(200);
    expect(code).toBeLessThanOrEqual(kib);
    expect(scripts.length).toBeLessThanOrEqual(files);
  });
}

test('/login preloads its font and does not shift while it loads', async ({ page, server }) => {
  // Late fonts are the worst case, because the fallback shows first.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login');
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', /archivo-latin-wdth/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px "Archivo Variable"'))).toBe(true);
  const shift = await page.evaluate(() => window.layoutShift);
  console.log(`/login at ${server.url}: cumulative layout shift ${shift.toFixed(4)} (budget 0.01)`);
  expect(shift).toBeLessThan(0.01);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing moves on a page at rest; only the meter of a working button does', async ({ page }) => {
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.goto('/login');
    await page.locator('#root:not([data-page])').waitFor();
    await expect.poll(moving).toBe(0);
    let answer = () => {};
    await page.route('**/api/users/auth/login', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.getByLabel('Correo electrónico').fill(USER);
    await page.getByLabel('Contraseña', { exact: true }).fill('Otra-Clave-2026');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect.poll(moving).toBe(3);
    answer();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect.poll(moving).toBe(0);
  });
});
