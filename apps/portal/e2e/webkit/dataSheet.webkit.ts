import { expect } from '../fixtures.ts';
import { newRut } from '../ruts.ts';
import { newPerson, OWN_PASSWORD } from '../sending.ts';
import { logIn, test } from './fixtures.ts';

const WARNING = 'Información del perfil incompleta';

test('write the RUT: refused, mended, saved; the warning goes and stays gone', async ({
  first: page,
  server,
  request,
}) => {
  const own = newRut();
  await page.goto('/login');
  await logIn(page, await newPerson(server, request), OWN_PASSWORD);
  await page.notices.getByText(WARNING).toBeVisible();
  await page.getByRole('button', { name: 'Agregar RUT' }).click();
  const rut = page.getByRole('textbox', { name: 'RUT' });
  await rut.toBeFocused();
  await rut.fill('12345678-4');
  await page.getByLabel('Teléfono').focus();
  await rut.toHaveValue('12.345.678-4');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('link', { name: 'RUT: El RUT es inválido' }).click();
  await rut.toBeFocused();
  await rut.fill(own);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.notices.getByText('Cambios guardados').toBeVisible();
  await page.getByText('4 de 12 datos').toBeVisible();
  await page.reload();
  await page.getByText(own).toBeVisible();
  expect(await page.getByText(WARNING).all()).toHaveLength(0);
});
