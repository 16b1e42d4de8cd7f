import { Key } from 'selenium-webdriver';
import { ADMIN, expect } from '../fixtures.ts';
import { enter, test } from './fixtures.ts';

test('the cast as a list and as a matrix: a character is added, its cells are walked by keys', async ({
  first: page,
}) => {
  await enter(page, '/projects-back-office/chapter?project=1&capitulo=4', ADMIN);
  await page.getByRole('button', { name: 'Agregar personaje' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar personaje' });
  await form.getByLabel('Nombre').fill('Voz sin capítulo');
  await form.getByRole('button', { name: 'Agregar personaje' }).click();
  await page.getByRole('button', { name: 'Acciones de Voz sin capítulo' }).click();
  await page.getByRole('menuitem', { name: 'Quitar del capítulo' }).click();
  await page.getByText('Personaje quitado del capítulo').toBeVisible();

  await page.getByRole('tab', { name: 'Elenco' }).click();
  await page.toHaveURL(/vista=elenco/);
  const grid = page.getByRole('grid', { name: 'Elenco' });
  const first = grid.getByRole('rowheader').nth(1).getByRole('button');
  await first.toBeVisible();
  await first.focus();
  await page.chord(Key.CONTROL, Key.HOME);
  await page.keys(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  const heading = grid.locator(':focus');
  const name = String(await heading.property('ariaLabel'));
  await page.keys(Key.ENTER);
  await page.getByRole('heading', { name: `Capítulo ${name.replace(' · ', ': ')}` }).toBeVisible();
  await page.window.navigate().back();

  const idle = grid.getByRole('button', { name: 'Voz sin capítulo' });
  await idle.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar personaje' }).click();
  await idle.toHaveCount(0);
  await page.notices.getByRole('button', { name: 'Deshacer' }).nth(-1).click();
  await idle.toBeVisible();
  expect(name).not.toBe('');
});
