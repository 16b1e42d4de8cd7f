import { expect, USER } from '../fixtures.ts';
import { logIn, test } from './fixtures.ts';

test('log in, profile warning, to the profile, log out', async ({ first: page }) => {
  await page.goto('/');
  await page.toHaveURL('/login');
  expect(await page.window.getTitle()).toBe('Iniciar sesión · Estudio de Doblaje');
  await logIn(page, USER);
  await page.toHaveURL('/home');
  await page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' }).toBeVisible();
  await page.notices.getByText(/Por favor complete su información personal, incluyendo su RUT/).toBeVisible();
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await page.toHaveURL('/projects');
  await page.notices.getByRole('button', { name: 'Ir a mi perfil' }).click();
  await page.toHaveURL('/home');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.toHaveURL('/login');
  const kept = await page.window.executeScript(
    "return ['accessToken', 'role', 'rutAlertShown', 'boletaAlertShown'].map((key) => localStorage.getItem(key))",
  );
  expect(kept).toEqual([null, null, null, null]);
  await page.goto('/home');
  await page.toHaveURL('/login');
});
