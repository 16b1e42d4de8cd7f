import type { Page } from '@playwright/test';
import { expect, logIn, startServer, test } from './fixtures.ts';
import { linkInMail } from './mails.ts';

const NEW_PASSWORD = 'Marea-baja-26';

/** A new address for each journey: journeys run at the same time on the same server. */
function address(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@correo.test`;
}

async function register(page: Page, email: string, password = NEW_PASSWORD): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nombre').fill('Rayén');
  await page.getByLabel('Apellido').fill('Ovalle');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Verificar contraseña').fill(password);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeFocused();
}

async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Verificar contraseña').fill(password);
  await page.getByRole('button', { name: 'Guardar' }).click();
}

test('the header leads to the home of the company, to the login and to the registration', async ({
  page,
}) => {
  await page.goto('/auth/recover-password');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Estudio de Doblaje' })).toHaveAttribute(
    'href',
    'https://estudiodoblaje.example',
  );
  await header.getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL('/register');
  await header.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login');
});

test('register, read the mail, activate, log in', async ({ page, server }) => {
  const email = address('rayen');
  await register(page, email);

  await page.getByRole('link', { name: 'Ir a inicio sesión' }).click();
  await logIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('alert').getByText('Correo o contraseña incorrectos')).toBeVisible();
  await expect(page.getByText(/^Si acabas de registrarte, activa tu cuenta/)).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const activations = () => calls.filter((path) => path === '/api/users/auth/activate').length;
  await page.goto(await linkInMail(server, email, 'activate'));
  await expect(page.getByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
  await expect(page.getByText('Tu cuenta ha sido activada exitosamente')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
  expect(activations()).toBe(1);

  await page.getByRole('link', { name: 'Ir a inicio sesión' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();
});

test('after two registrations, the reader of the newest mail chooses the password, because nobody knows whose they are', async ({
  page,
  server,
}) => {
  const email = address('disputada');
  await register(page, email);
  await register(page, email, 'Clave-del-intruso-9');
  await page.goto('/login');
  await logIn(page, email, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reenviar correo de activación' }).click();
  await expect(page.getByText('Revisa tu correo')).toBeVisible();

  await page.goto(await linkInMail(server, email, 'change-password'));
  await changePassword(page, 'Marea-alta-27');
  await expect(page).toHaveURL('/login');
  for (const wrong of [NEW_PASSWORD, 'Clave-del-intruso-9']) {
    await logIn(page, email, wrong);
    await expect(page.getByRole('alert').getByText('Correo o contraseña incorrectos')).toBeVisible();
  }
  await logIn(page, email, 'Marea-alta-27');
  await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();
});

test('recover, change the password, log in with the new one; the old session is dead and the link used', async ({
  page,
  browser,
  server,
}) => {
  const email = address('olvido');
  await register(page, email);
  await page.goto(await linkInMail(server, email, 'activate'));
  await page.getByRole('link', { name: 'Ir a inicio sesión' }).click();
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL('/home');

  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  // Wait for the page: the login has a field of the same name.
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
  await elsewhere.getByLabel('Correo electrónico').fill(email);
  await elsewhere.getByRole('button', { name: 'Enviar' }).click();
  await expect(elsewhere).toHaveURL('/login');

  const link = await linkInMail(server, email, 'change-password');
  await elsewhere.goto(link);
  await changePassword(elsewhere, 'Marea-alta-27');
  await expect(elsewhere).toHaveURL('/login');

  await page.reload();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, NEW_PASSWORD);
  await expect(page.getByRole('alert').getByText('Correo o contraseña incorrectos')).toBeVisible();
  await logIn(page, email, 'Marea-alta-27');
  await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();

  // A used link shows no message; the button becomes active again and the typed password stays (spec §8).
  await elsewhere.goto(link);
  await changePassword(elsewhere, 'Marea-alta-28');
  await expect(elsewhere.getByRole('button', { name: 'Guardar' })).toBeEnabled();
  await expect(elsewhere.getByLabel('Contraseña', { exact: true })).toHaveValue('Marea-alta-28');
  await expect(elsewhere.getByRole('alert')).toHaveCount(0);
  await expect(elsewhere).toHaveURL(link);
  await elsewhere.close();
});

test('a recovery that fails for want of a connection is told by a toast', async ({ page, context }) => {
  await page.goto('/auth/recover-password');
  await page.getByLabel('Correo electrónico').fill('rayen@correo.test');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('alert')).toContainText('Error al intentar recuperar la contraseña');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('rayen@correo.test');
});

test('the whole registration by keyboard alone', async ({ page, server }) => {
  const email = address('teclado');
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
  await page.getByLabel('Nombre').focus();
  for (const text of ['Rayén', 'Ovalle', email, NEW_PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Skip the button that shows the first password.
  await page.keyboard.press('Tab');
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeFocused();

  await page.goto(await linkInMail(server, email, 'activate'));
  await expect(page.getByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
  const toLogin = page.getByRole('link', { name: 'Ir a inicio sesión' });
  while (!(await toLogin.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('register and activate', async ({ page, server }) => {
    const email = address('telefono');
    await register(page, email);
    await page.goto(await linkInMail(server, email, 'activate'));
    await page.getByRole('link', { name: 'Ir a inicio sesión' }).tap();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await logIn(page, email, NEW_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();
  });
});

test('a link nobody sent still shows the success text while REPORT_FAILURES is off', async ({ page }) => {
  await page.goto('/auth/activate/un-token-que-nadie-envio');
  await expect(page.getByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
});

test('with REPORT_FAILURES the page reports failures', async ({ browser }) => {
  const server = await startServer({ REPORT_FAILURES: 'true' });
  const page = await browser.newPage({ baseURL: server.url });
  await page.goto('/auth/activate/un-token-que-nadie-envio');
  await expect(page.getByText('No pudimos activar tu cuenta')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(address('nueva'));
  await page.getByRole('button', { name: 'Enviar un nuevo enlace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();

  await page.goto('/auth/change-password/un-token-que-nadie-envio');
  await changePassword(page, NEW_PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cambiar tu contraseña' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir un enlace nuevo' })).toBeVisible();
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(NEW_PASSWORD);
  await page.close();
  await server.stop();
});
