import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Downloads the file of an open nómina as CSV, by the check that is before it.
 * @returns its name
 */
export async function takeCsv(page: Page, nomina: Locator): Promise<string> {
  await nomina.getByRole('button', { name: 'Archivo para el banco' }).click();
  const check = page.getByRole('dialog', { name: 'Revisar antes de descargar' });
  await check.getByRole('button', { name: /Archivo para/ }).click();
  await page.getByRole('option', { name: 'CSV del estudio' }).click();
  await expect(check.getByText('No encontramos nada que el banco rechace')).toBeVisible();
  const saving = page.waitForEvent('download');
  await check.getByRole('button', { name: 'Descargar' }).click();
  const name = (await saving).suggestedFilename();
  // The one at the foot; the one with the cross is above.
  await check.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(check).toBeHidden();
  return name;
}
