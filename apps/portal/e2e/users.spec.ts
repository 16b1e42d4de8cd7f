import type { Browser, Locator, Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, type Server, tabTo, test } from './fixtures.ts';
import { linkInMail } from './mails.ts';

const NEW_PASSWORD = 'violeta campana 73';

/** A new address for each journey: journeys share a server. */
const newPerson = () => {
  const mark = crypto.randomUUID().slice(0, 6);
  return { first: 'Rayén', last: `Cayuqueo ${mark}`, email: `rayen.${mark}@correo.cl` };
};

/** Opens the list of users as ADMIN. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login?volver=%2Fdocuments-back');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible();
  await expect(page.getByText(/^\d+ usuarios$/)).toBeVisible();
}

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });

const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Buscar por nombre, correo o RUT' }).fill(text);

async function invite(page: Page, { first, last, email }: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByRole('button', { name: 'Invitar' }).click();
  const form = page.getByRole('dialog', { name: 'Invitar a una persona' });
  await form.getByLabel('Nombre').fill(first);
  await form.getByLabel('Apellido').fill(last);
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Invitar' }).click();
  await expect(form).toBeHidden();
}

/** Follows the link of the invitation in a new browser, and logs in. */
async function accept(browser: Browser, server: Server, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-CL' });
  const page = await context.newPage();
  await page.goto(await linkInMail(server, email, 'change-password'));
  await page.getByLabel('Contraseña', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Verificar contraseña').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/home/);
  return page;
}

test('invited, password chosen by the mail’s link, logged in; deactivated in bulk, out at once; undone, in again', async ({
  page,
  browser,
  server,
}) => {
  const person = newPerson();
  await enter(page);
  await invite(page, person);
  await expect(notices(page).getByText('Invitación enviada')).toBeVisible();
  await search(page, person.last);
  await expect(rowOf(page, person.last)).toContainText('Sin activar');

  const theirs = await accept(browser, server, person.email);
  await page.goto('/documents-back');
  await search(page, person.email);
  await expect(rowOf(page, person.last)).toContainText('Activo');

  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(notices(page).getByText('1 usuario desactivado')).toBeVisible();
  await expect(rowOf(page, person.last)).toContainText('Inactivo');

  await theirs.getByRole('link', { name: 'Documentos' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  await logIn(theirs, person.email, NEW_PASSWORD);
  await expect(theirs.getByText('Correo o contraseña incorrectos')).toBeVisible();

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(rowOf(page, person.last)).toContainText('Activo');
  await theirs.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(theirs).not.toHaveURL(/\/login/);
  await theirs.context().close();
});

test('by keyboard alone: found by the beginning of a RUT, chosen, deactivated, Deshacer, role looked at', async ({
  page,
}) => {
  await enter(page);
  const box = page.getByRole('searchbox', { name: 'Buscar por nombre, correo o RUT' });
  await tabTo(page, box);
  await page.keyboard.type('8214550');
  await expect(page.getByText('1 usuario', { exact: true })).toBeVisible();
  const row = rowOf(page, 'Hernán Loncón Arce');
  await tabTo(page, row.getByRole('checkbox'));
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Acciones para la selección' });
  await expect(bar.getByText('1 seleccionado')).toBeVisible();
  // Shift + Tab enters a toolbar at its last button.
  await tabTo(page, bar.getByRole('button', { name: 'Desactivar' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('1 usuario desactivado')).toBeVisible();
  await expect(row).toContainText('Inactivo');
  // The toolbar disappears with the selection; the focus moves to the row's box.
  await expect(row.getByRole('checkbox')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Deshacer' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Activo');

  const menu = page.getByRole('button', { name: 'Acciones de Hernán Loncón Arce' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cambiar rol' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cambiar rol' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('people are filtered, chosen and activated by touch, and nothing scrolls sideways', async ({
    page,
  }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Filtros' }).tap();
    await page.getByRole('button', { name: 'Estado', exact: true }).tap();
    await page.getByRole('option', { name: 'Inactivo' }).tap();
    const row = rowOf(page, 'Joaquín Sepúlveda Rain');
    await expect(row).toBeVisible();
    await row.getByRole('checkbox').tap();
    // A tap leaves the row hovered: the row must still show that it is selected.
    const tint = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
    const chosen = await tint();
    await row.hover();
    expect(await tint()).toBe(chosen);
    await page.getByRole('button', { name: 'Activar', exact: true }).tap();
    await expect(notices(page).getByText('1 usuario activado')).toBeVisible();
    await expect(row).toBeHidden();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(row).toBeVisible();
  });
});
