import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';

const YEAR = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' })
  .format(new Date())
  .slice(0, 4);

async function enter(page: Page, email: string, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rutAlertShown', 'true'));
  await page.goto(`/login?volver=${encodeURIComponent(path)}`);
  await logIn(page, email);
}

async function beginOf(page: Page, press: () => Promise<void>): Promise<{ name: string; begin: string }> {
  const saving = page.waitForEvent('download');
  await press();
  const download = await saving;
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begin: bytes.subarray(0, 5).toString('latin1') };
}

test('talent finds their boletas by month and takes the certificate of a year with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, USER, '/home');
  await page.getByRole('link', { name: 'Mis pagos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pagos' })).toBeVisible();
  const saved = await beginOf(page, () => page.getByRole('button', { name: `Certificado ${YEAR}` }).click());
  expect(saved).toEqual({ name: `certificado-honorarios-${YEAR}.pdf`, begin: '%PDF-' });
  // A year without boletas has a certificate too, which says so.
  await page.goto('/home/payments?periodo=2020');
  await expect(page.getByText('Sin boletas en 2020')).toBeVisible();
  const empty = await beginOf(page, () => page.getByRole('button', { name: 'Certificado 2020' }).click());
  expect(empty.begin).toBe('%PDF-');
});

test('ADMIN goes from the month to the close of its year', async ({ page }) => {
  await enter(page, ADMIN, '/projects-back-office/documents?vista=mes');
  await page.getByRole('link', { name: 'Cierre del año' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /^Cierre de 20\d\d$/ })).toBeVisible();
  for (const name of ['Anulaciones por responder', 'Pagos sin datos de su boleta', 'Retención por persona'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await page.goto('/projects-back-office/documents?vista=cierre-anual&periodo=2020');
  await expect(page.getByText('Ninguna espera respuesta')).toBeVisible();
});
