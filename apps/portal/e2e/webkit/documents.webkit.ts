import { readdirSync } from 'node:fs';
import { Key } from 'selenium-webdriver';
import { expect } from '../fixtures.ts';
import { enter, test } from './fixtures.ts';

test('a document is opened, read, searched, saved and closed by the keyboard alone', async ({
  first: page,
  kits,
}) => {
  await enter(page, '/documents?orden=title&buscar=temporada', 'traduccion@doblaje.test');
  await page.getByRole('heading', { name: 'Ningún documento coincide' }).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar por título o proyecto' }).fill('');
  const row = page.getByRole('link', { name: 'Guion original del capítulo 9' });
  await row.focus();
  await page.keys(Key.ENTER);
  const drawer = page.getByRole('dialog', { name: 'Guion original del capítulo 9' });
  await drawer.toBeFocused();
  await page.toHaveURL(/[?&]documento=/);
  await drawer.getByText('de 6').toBeVisible();
  await drawer.locator('[data-page="1"] canvas').toBeVisible();

  await drawer.getByRole('region', { name: 'Documento' }).focus();
  await page.keys(Key.ARROW_RIGHT);
  await drawer.getByRole('textbox', { name: 'Página' }).toHaveValue('2');
  await page.chord(Key.CONTROL, 'f');
  await page.keys('linternas');
  await drawer.getByText('1 de 6').toBeVisible();
  // Escape closes the search, not the document.
  await page.keys(Key.ESCAPE);
  await drawer.getByRole('button', { name: 'Buscar en el documento' }).toBeFocused();
  await drawer.getByRole('button', { name: 'Descargar' }).focus();
  await page.keys(Key.ENTER);
  const saved = () => readdirSync(kits.downloads, { recursive: true }).map(String);
  await expect.poll(saved).toContainEqual(expect.stringMatching(/Guion original del capítulo 9\.pdf$/));

  await drawer.getByRole('region', { name: 'Documento' }).focus();
  await page.keys(Key.ESCAPE);
  await drawer.toHaveCount(0);
  await row.toBeFocused();
});
