import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, tabTo, test } from './fixtures.ts';

/** Opens the focused menu and chooses an entry. */
async function chooseItem(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name });
  await expect(item).toBeVisible();
  for (let presses = 0; presses < 10; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

test('by keyboard alone: a chapter, its character, who voices it, its loops', async ({ page }) => {
  await page.goto('/login?volver=%2Fprojects-back-office');
  await logIn(page, ADMIN);
  const project = page.getByRole('rowheader').first().getByRole('link');
  await expect(project).toBeVisible();
  await tabTo(page, project);
  await page.keyboard.press('Enter');
  // The project opens on its first chapter that is not done.
  await expect(page).toHaveURL(/capitulo=\d+/);
  await expect(page.getByRole('heading', { name: /^Capítulo \d+: / })).toBeVisible();

  // Add a chapter.
  const add = page.getByRole('region', { name: 'Capítulos' }).getByRole('button', { name: 'Agregar' });
  await tabTo(page, add);
  await chooseItem(page, 'Agregar capítulo');
  const form = page.getByRole('dialog', { name: 'Agregar capítulo' });
  await expect(form.getByLabel('Número')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9001');
  await tabTo(page, form.getByLabel('Título'));
  await page.keyboard.type('La hora cero');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Capítulo 9001: La hora cero' })).toBeVisible();

  // Add a character.
  await expect(form).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Agregar personaje' }));
  await page.keyboard.press('Enter');
  const character = page.getByRole('dialog', { name: 'Agregar personaje' });
  await expect(character.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Guardiana del cero');
  await page.keyboard.press('Enter');
  await expect(character).toBeHidden();

  // Enter its loops: the table is one Tab stop, and typing replaces a number.
  const done = page.getByRole('gridcell', { name: /^Loops grabados de Guardiana del cero/ });
  const planned = page.getByRole('gridcell', { name: /^Loops planificados de Guardiana del cero/ });
  await tabTo(page, done);
  await page.keyboard.type('12');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Los loops grabados no pueden superar los planificados')).toBeVisible();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Los loops grabados no pueden superar los planificados')).toBeHidden();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('40');

  // Choose the person who voices it.
  const assign = page.getByRole('button', { name: 'Asignar persona a Guardiana del cero' });
  await tabTo(page, done, 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(assign).toBeFocused();
  await page.keyboard.press('Enter');
  const people = page.getByRole('dialog', { name: 'Asignar persona' });
  await expect(people.getByRole('searchbox')).toBeFocused();
  const someone = people.getByRole('rowheader').first();
  await expect(someone).toBeVisible();
  await tabTo(page, someone);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /, hace Guardiana del cero$/ })).toBeVisible();

  // The address names the open chapter, so a reload shows everything again.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Capítulo 9001: La hora cero' })).toBeVisible();
  await expect(done).toHaveText('12');
  await expect(planned).toHaveText('40');
  await expect(page.getByRole('button', { name: /, hace Guardiana del cero$/ })).toBeVisible();
});
