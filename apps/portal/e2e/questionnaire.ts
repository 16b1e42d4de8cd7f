import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The `ftyp` box that begins every MP4 video, then zeros. */
export function video(name: string, bytes = 2048) {
  const buffer = Buffer.alloc(bytes);
  buffer.write('\0\0\0\u0018ftypisom\0\0\u0002\0isommp42', 'latin1');
  return { name, mimeType: 'video/mp4', buffer };
}

/** The heading of the present step. */
export const stepHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

/** The button that leads to the next step. */
export const goOn = (page: Page) => page.getByRole('button', { name: /^(Continuar|Enviar postulación)/ });

/** Types in the field of countries and chooses one. */
export async function chooseCountry(
  page: Page,
  typed: string,
  name: string,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  const field = page.getByRole('combobox', { name: 'País' });
  await field[how]();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(typed, { delay: 20 });
  await expect(page.getByText('1 país', { exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  // Enter takes the first match, and so does the return key of a phone.
  await field.press('Enter');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue(name);
}

/** Chooses an option of a select. */
async function pick(
  page: Page,
  label: RegExp,
  option: string,
  how: 'click' | 'tap' = 'click',
): Promise<void> {
  await page.getByRole('button', { name: label })[how]();
  await page.getByRole('option', { name: option, exact: true })[how]();
  await expect(page.getByRole('button', { name: label })).toContainText(option);
}

/** Fills in step 1, except country and identity. */
export async function fillPersonal(page: Page, kind: string, how: 'click' | 'tap' = 'click'): Promise<void> {
  await page.getByRole('radio', { name: kind })[how]();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 5550 0142');
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Pasaje Los Coigües 418, Ñuñoa');
  await page.getByRole('textbox', { name: 'Edad' }).fill('29');
  await pick(page, /Pertece a una comunidad\?/, 'Indígena', how);
  await expect(goOn(page)).toBeDisabled();
  await pick(page, /Posee usted alguna discapacidad\?/, 'Ninguna', how);
}
