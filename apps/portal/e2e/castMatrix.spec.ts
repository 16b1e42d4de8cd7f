import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, tabTo, test } from './fixtures.ts';

/** Makes a character without chapters: adds it to a chapter and takes it out again. */
async function makeIdle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar personaje' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar personaje' });
  await form.getByLabel('Nombre').fill('Voz sin capítulo');
  await form.getByRole('button', { name: 'Agregar personaje' }).click();
  await page.getByRole('button', { name: 'Acciones de Voz sin capítulo' }).click();
  await page.getByRole('menuitem', { name: 'Quitar del capítulo' }).click();
  await expect(page.getByText('Personaje quitado del capítulo')).toBeVisible();
}

test('the cast of a project: by keyboard, as CSV, and a character deleted, refused and brought back', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/login?volver=%2Fprojects-back-office%2Fchapter%3Fproject%3D1%26capitulo%3D4');
  await logIn(page, ADMIN);
  await makeIdle(page);
  await page.getByRole('tab', { name: 'Elenco' }).click();
  await expect(page).toHaveURL(/vista=elenco/);
  const grid = page.getByRole('grid', { name: 'Elenco' });
  const first = grid.getByRole('rowheader').nth(1).getByRole('button');
  await expect(first).toBeVisible();

  // Each line of the file is one character in one chapter.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^elenco-.+\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain('Capítulo;Título');
  expect(lines.length).toBeGreaterThan(10);

  // The keyboard leads to a cell, and Enter from there to its chapter.
  await tabTo(page, first);
  await page.keyboard.press('Control+End');
  await expect(grid.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const heading = grid.locator(':focus');
  const name = `${await heading.getAttribute('aria-label')}`;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Capítulo ${name.replace(' · ', ': ')}` })).toBeVisible();
  await page.goBack();

  // A character in chapters cannot be deleted; the message names the chapters.
  await first.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar personaje' }).click();
  await expect(page.getByText(/participa en (el capítulo|los capítulos) \d/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();

  // A character without chapters can be deleted and restored.
  const idle = grid.getByRole('button', { name: 'Voz sin capítulo' });
  await idle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar personaje' }).click();
  await expect(idle).toBeHidden();
  await notices(page).getByRole('button', { name: 'Deshacer' }).last().click();
  await expect(idle).toBeVisible();
});
