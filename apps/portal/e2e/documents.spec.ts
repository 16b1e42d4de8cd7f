import type { Page } from '@playwright/test';
import { enter, expect, logIn, test, USER } from './fixtures';

const TRANSLATOR = 'traduccion@doblaje.test';

async function openDocuments(page: Page, path = '/documents', email = USER) {
  await enter(page, path, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible();
}

const titles = (page: Page) =>
  page.getByRole('grid', { name: 'Documentos' }).getByRole('rowheader').getByRole('link');
const filters = (page: Page) => page.getByRole('group', { name: 'Buscar y filtrar' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por título o proyecto' });

test('search, filter, order and page are in the address: a reload shows the same', async ({ page }) => {
  await openDocuments(page);
  await expect(page.getByText('28 documentos')).toBeVisible();
  await expect(titles(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Página 3' }).click();
  await expect(page.getByText('21–28 de 28')).toBeVisible();
  await expect(titles(page)).toHaveCount(8);
  await expect(page).toHaveURL('/documents?pagina=3');

  // A new search starts at the first page.
  await search(page).fill('ESTACIONES');
  await expect(page.getByText('6 documentos')).toBeVisible();
  await expect(page).toHaveURL('/documents?buscar=ESTACIONES');
  await filters(page).getByRole('button', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Boleta' }).click();
  await expect(titles(page)).toHaveText(['Boleta 97', 'Boleta 91']);
  await filters(page).getByRole('button', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Pagada' }).click();
  await expect(titles(page)).toHaveText(['Boleta 97', 'Boleta 91']);
  await page.getByRole('columnheader', { name: 'Fecha' }).getByRole('button').click();
  await expect(titles(page)).toHaveText(['Boleta 91', 'Boleta 97']);

  await page.reload();
  await expect(titles(page)).toHaveText(['Boleta 91', 'Boleta 97']);
  await expect(search(page)).toHaveValue('ESTACIONES');
  await expect(page.getByRole('button', { name: 'Tipo: Boleta' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'ascending');

  // Each step back undoes one change.
  await page.goBack();
  await expect(titles(page)).toHaveText(['Boleta 97', 'Boleta 91']);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^Estado:/ })).toHaveCount(0);

  // The words may stand in any order. An order chosen while the search still waits for more typing stays.
  await search(page).fill('  97   bolé ');
  await page.getByRole('columnheader', { name: 'Documento' }).getByRole('button').click();
  await expect(titles(page)).toHaveText(['Boleta 97']);
  await expect(page.getByRole('columnheader', { name: 'Documento' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await search(page).fill('boleta');
  const old = [91, 97, 104, 112, 115, 118].map((n) => `Boleta ${n}`);
  await expect(titles(page)).toHaveText([...old, /^Boleta orden N\.º/]);

  await search(page).fill('no existe');
  await expect(page.getByRole('heading', { name: 'Ningún documento coincide' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByText('28 documentos')).toBeVisible();
  await expect(search(page)).toBeFocused();
});

test('a document is opened, read, searched, saved and closed by the keyboard alone', {
  tag: '@engines',
}, async ({ page }) => {
  await openDocuments(page, '/documents?orden=title&buscar=temporada', TRANSLATOR);
  await expect(page.getByRole('heading', { name: 'Ningún documento coincide' })).toBeVisible();
  await search(page).fill('');
  const row = page.getByRole('link', { name: 'Guion original del capítulo 9' });
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Guion original del capítulo 9' });
  await expect(drawer).toBeFocused();
  await expect(page).toHaveURL(/[?&]documento=/);
  await expect(drawer.getByText('de 6', { exact: true })).toBeVisible();
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();

  await drawer.getByRole('region', { name: 'Documento' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('textbox', { name: 'Página' })).toHaveValue('2');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('linternas');
  await expect(drawer.getByText('1 de 6', { exact: true })).toBeVisible();
  // Escape closes the search, not the document.
  await page.keyboard.press('Escape');
  await expect(drawer.getByRole('button', { name: 'Buscar en el documento' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Descargar' }).focus();
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Guion original del capítulo 9.pdf');
  expect(await saved.failure()).toBeNull();
  // Firefox shows a saved PDF in a tab of its own.
  await page.bringToFront();

  await drawer.getByRole('region', { name: 'Documento' }).focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(page).not.toHaveURL(/documento=/);
});

test('opening marks as read: the row and the menu’s dot change, and Back closes the document', async ({
  page,
}) => {
  await openDocuments(page, '/documents', TRANSLATOR);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link', { name: 'Documentos, requiere atención' })).toBeVisible();
  await page.getByRole('link', { name: 'Orden de Traducción 0145, sin leer' }).click();
  const drawer = page.getByRole('dialog', { name: 'Orden de Traducción 0145' });
  await expect(drawer.getByText('de 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orden de Traducción 0145', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Documentos', exact: true })).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL('/documents');
});

test('another person’s document and a path in place of an id are not found; the list stays', async ({
  page,
  server,
}) => {
  await openDocuments(page);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const mine = await page.request.get(`${server.url}/api/documents?size=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = (await mine.json()).items[0];
  await page.evaluate(() => localStorage.removeItem('accessToken'));

  await page.goto(`/documents?documento=${id}`);
  await logIn(page, TRANSLATOR);
  await expect(page.getByRole('dialog').getByText('No encontramos este documento')).toBeVisible();
  await expect(page.getByRole('link', { name: /Contrato de traducción/ })).toBeVisible();
  const other = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${other}` };
  for (const path of [`${id}`, `${id}/file`, '..%2f..%2fetc', '..%2f..%2fetc%2fpasswd/file']) {
    expect((await page.request.get(`${server.url}/api/documents/${path}`, { headers })).status()).toBe(404);
  }
  await page.goto('/documents?documento=../../etc/passwd');
  await expect(page.getByRole('dialog').getByText('No encontramos este documento')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).toHaveURL('/documents');
  await expect(titles(page)).toHaveCount(4);
});

test('when a session ends with a document open, the log-in leads back to it', async ({ page, server }) => {
  await openDocuments(page);
  await page.getByRole('link', { name: /Guion completo de la temporada 2/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Guion completo de la temporada 2' });
  await expect(drawer.getByText('de 120', { exact: true })).toBeVisible();
  const address = page.url();
  // Let the rest of the file arrive first: a part that is asked for after the log-out would end the session before the press does.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.request.post(`${server.url}/api/users/auth/logout`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  await drawer.getByRole('button', { name: 'Descargar' }).click();
  await expect(page).toHaveURL(/\/login\?volver=/);
  await logIn(page, USER);
  await expect(page).toHaveURL(address);
  await expect(drawer.getByText('de 120', { exact: true })).toBeVisible();
});

test('the drawer docks where the list has room enough, or else covers it; the pressed row does not move', async ({
  page,
}) => {
  await openDocuments(page);
  const link = titles(page).nth(6);
  const row = link.locator('xpath=ancestor::tr');
  for (const [width, height, isDocked] of [
    [1440, 900, true],
    [1280, 720, false],
    [1100, 800, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await link.scrollIntoViewIfNeeded();
    const before = await row.boundingBox();
    // Measure the link, not the row: a row whose text wraps grows, and its middle moves.
    const top = async () => (await link.boundingBox())?.y ?? 0;
    const pressed = await top();
    await link.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
    const opened = await row.boundingBox();
    expect(Math.abs((await top()) - pressed)).toBeLessThan(1);
    // A docked drawer makes the list narrower; a drawer over the list does not.
    expect(opened?.width === before?.width).toBe(!isDocked);
    expect(opened?.width).toBeGreaterThanOrEqual(480);
    await drawer.getByRole('button', { name: 'Cerrar' }).click();
    await expect(drawer).toHaveCount(0);
    expect(Math.abs((await top()) - pressed)).toBeLessThan(1);
    await expect(link).toBeFocused();
  }
});

test('on a phone a document is the whole page; nothing is cut off at 320', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDocuments(page);
  await expect(titles(page)).toHaveCount(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const row = page.getByRole('link', { name: 'Boleta 118' });
  await row.click();
  const drawer = page.getByRole('dialog', { name: 'Boleta 118' });
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  const box = await drawer.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 320]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeFocused();
});
