import type { Page } from '@playwright/test';
import { expect, logIn, test, USER } from './fixtures.ts';

/** Holds back every script requested from now on. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Cargando la página' });

test('the log-in keeps its state until the next page is there', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rutAlertShown', 'true'));
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const letGo = await holdScripts(page);
  const answered = page.waitForResponse(/auth\/login$/);
  await logIn(page, USER);
  await answered;
  const pending = page.getByRole('button', { name: 'Iniciando sesión...' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
});

test('a bar shows that a page is still loading, until the page is there', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  const letGo = await holdScripts(page);
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await expect(bar(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
