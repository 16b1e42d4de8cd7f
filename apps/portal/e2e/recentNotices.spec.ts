import { ADMIN, enter, expect, logIn, notices, test, USER } from './fixtures.ts';

const bell = { name: /^Avisos recientes/ };

test('what a notification offered can be done after it has gone, and is nobody else’s after the log-out', async ({
  page,
}) => {
  await enter(page, '/projects-back-office', ADMIN);
  const catalogues = page.getByRole('dialog', { name: 'Catálogos' });
  const archived = catalogues.getByRole('region', { name: 'Archivados de Clientes' });
  await page.getByRole('button', { name: 'Catálogos' }).click();
  await catalogues.getByRole('tab', { name: /Clientes/ }).click();
  const archive = catalogues.getByRole('button', { name: /^Archivar/ }).first();
  const client = ((await archive.getAttribute('aria-label')) ?? '').replace('Archivar ', '');
  await archive.click();
  await expect(archived).toContainText(client);
  await catalogues.getByRole('button', { name: 'Cerrar' }).last().click();
  await notices(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(notices(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Avisos recientes: 1' }).click();
  const list = page.getByRole('dialog', { name: 'Avisos recientes' });
  await list.getByRole('button', { name: /^Deshacer/ }).click();
  await expect(list).toHaveCount(0);
  await expect(notices(page)).toContainText(client);
  await page.getByRole('button', bell).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('button', { name: /^Deshacer/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', bell)).toBeFocused();
  await page.getByRole('button', { name: 'Catálogos' }).click();
  await catalogues.getByRole('tab', { name: /Clientes/ }).click();
  await expect(catalogues.getByRole('button', { name: `Archivar ${client}` })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await logIn(page, USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  await page.getByRole('button', bell).click();
  await expect(list).toBeVisible();
  await expect(list.getByText(client)).toHaveCount(0);
});
