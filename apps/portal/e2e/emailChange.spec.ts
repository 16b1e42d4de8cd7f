import type { Browser, Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, type Server, test } from './fixtures.ts';
import { linkInMail, mailTo } from './mails.ts';

const PASSWORD = 'violeta campana 73';

/** A person's address, and the one they want to change to. */
function newPerson() {
  const mark = crypto.randomUUID().slice(0, 8);
  return { email: `rayen.${mark}@correo.cl`, wanted: `nueva.${mark}@correo.cl` };
}

/** Registers the account as a person would, and logs in. */
async function enter(page: Page, server: Server, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nombre').fill('Rayén');
  await page.getByLabel('Apellido').fill('Cayuqueo');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Verificar contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await page.goto(await linkInMail(server, email, 'activate'));
  await expect(page.getByRole('heading', { name: 'Usuario Activado' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL('/home');
}

async function ask(page: Page, wanted: string): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  await dialog.getByLabel('Correo nuevo').fill(wanted);
  await dialog.getByLabel('Contraseña actual').fill(PASSWORD);
  // Send by keyboard.
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

const card = (page: Page) => page.getByRole('region', { name: 'Cuenta' });

async function another(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-CL' });
  return context.newPage();
}

test('another address is requested, confirmed by the link of the real mail, and then logs in', async ({
  page,
  browser,
  server,
}) => {
  const { email, wanted } = newPerson();
  await enter(page, server, email);
  await ask(page, wanted);
  await expect(notices(page).getByText('Revisa tu correo nuevo')).toBeVisible();
  await expect(card(page).getByText(`Por confirmar: ${wanted}`)).toBeVisible();
  const warning = await mailTo(server, email, 'Pidieron cambiar el correo de tu cuenta');
  expect(warning.text).toContain(wanted);

  // A second device. Opening the link confirms nothing yet: the person must press the button.
  const phone = await another(browser, server);
  await phone.goto('/login');
  await logIn(phone, email, PASSWORD);
  await expect(phone).toHaveURL('/home');
  await page.goto(await linkInMail(server, wanted, 'confirm-email'));
  await expect(page.getByRole('heading', { level: 1, name: 'Confirma tu correo nuevo' })).toBeVisible();
  await phone.reload();
  await expect(card(phone).getByText(`Por confirmar: ${wanted}`)).toBeVisible();

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Confirmar este correo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Correo confirmado' })).toBeFocused();
  // The session that confirmed goes on; the other device must log in again.
  await page.getByRole('link', { name: 'Ir a Principal' }).click();
  await expect(card(page).getByRole('definition')).toHaveText(wanted);
  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);
  await logIn(phone, email, PASSWORD);
  await expect(phone.getByText('Correo o contraseña incorrectos')).toBeVisible();
  await logIn(phone, wanted, PASSWORD);
  await expect(phone).toHaveURL('/home');
  expect((await mailTo(server, email, 'El correo de tu cuenta cambió')).text).toContain(wanted);

  // Going back to the used link and confirming again shows the result.
  await page.goBack();
  await page.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(page.getByText(`Desde ahora entras al portal con ${wanted}.`)).toBeVisible();
  await phone.context().close();
});

test('the current address stops the change, and the link to the new one says so', async ({
  page,
  browser,
  server,
}) => {
  const { email, wanted } = newPerson();
  await enter(page, server, email);
  await ask(page, wanted);
  const stranger = await another(browser, server);
  await stranger.goto(await linkInMail(server, email, 'stop-email'));
  await stranger.getByRole('button', { name: 'Detener el cambio' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Cambio detenido' })).toBeVisible();
  await stranger.goto(await linkInMail(server, wanted, 'confirm-email'));
  await stranger.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Este cambio se canceló' })).toBeVisible();
  await stranger.context().close();

  // The first tab still shows the request: cancelling it there is refused.
  await card(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(notices(page).getByText(/El correo cambió mientras lo mirabas/)).toBeVisible();
  await expect(card(page).getByText(/Por confirmar/)).toBeHidden();
  await expect(card(page).getByRole('definition')).toHaveText(email);
});

test('ADMIN asks for a change with a reason, which the history shows; it is confirmed in somebody else’s browser', async ({
  page,
  browser,
  server,
}) => {
  const { email, wanted } = newPerson();
  const person = await another(browser, server);
  await enter(person, server, email);
  await page.goto(`/login?volver=${encodeURIComponent(`/documents-back?buscar=${email}`)}`);
  await logIn(page, ADMIN);
  await page.getByRole('link', { name: 'Rayén Cayuqueo' }).click();
  const access = page.getByRole('region', { name: 'Acceso' });
  await access.getByRole('button', { name: 'Cambiar correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar correo' });
  await dialog.getByLabel('Correo nuevo').fill(ADMIN);
  await dialog.getByLabel('Motivo del cambio').fill('Perdió el acceso al anterior');
  await dialog.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Otra persona ya tiene este correo en su cuenta');
  await dialog.getByLabel('Correo nuevo').fill(wanted);
  await dialog.getByRole('button', { name: 'Cambiar correo' }).click();
  await expect(access.getByText(`Por confirmar: ${wanted}`)).toBeVisible();

  // ADMIN's own browser opens the link: ADMIN's session stays as it is.
  await page.goto(await linkInMail(server, wanted, 'confirm-email'));
  await page.getByRole('button', { name: 'Confirmar este correo' }).click();
  await expect(page.getByText(/En este navegador hay otra sesión abierta/)).toBeVisible();
  await page.goBack();
  await expect(access.getByText(`Entra con ${wanted}.`)).toBeVisible();
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page.getByText('Cambio de correo pedido')).toBeVisible();
  await expect(page.getByText('Perdió el acceso al anterior')).toBeVisible();
  await expect(page.getByText('Correo cambiado')).toBeVisible();
  await person.reload();
  await expect(person).toHaveURL(/\/login/);
  await person.context().close();
});
