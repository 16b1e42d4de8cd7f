import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import {
  ADMIN,
  ARTIST,
  expect,
  logIn,
  notices,
  PASSWORD,
  type Server,
  startServer,
  tabTo,
  test,
} from './fixtures.ts';
import { legibility } from './legibility.ts';
import { linkInMail } from './mails.ts';
import { newRut } from './ruts.ts';

const FIRST_PASSWORD = 'Marea-baja-26';

/** Makes a person with an active account for one journey, and opens the login page. */
async function newPerson(page: Page, server: Server): Promise<string> {
  const email = `ficha.${crypto.randomUUID().slice(0, 8)}@correo.test`;
  await page.request.post('/api/users/auth/register', {
    data: {
      first_name: 'Rayén',
      last_name: 'Ovalle',
      email,
      password: FIRST_PASSWORD,
      passwordConfirmation: FIRST_PASSWORD,
    },
  });
  const link = await linkInMail(server, email, 'activate');
  await page.request.post('/api/users/auth/activate', { data: { token: link.split('/').at(-1) } });
  await page.goto('/login');
  return email;
}

async function enter(page: Page, server: Server): Promise<string> {
  const email = await newPerson(page, server);
  await logIn(page, email, FIRST_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();
  return email;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in most of Datos personales. */
async function fillIn(page: Page): Promise<void> {
  await choose(page, 'Género', 'Femenino');
  await page.getByLabel('Fecha de nacimiento', { exact: true }).fill('14-08-1996');
  await page.getByLabel('Teléfono').fill('+56 9 5550 0142');
  await page.getByLabel('Dirección').fill('Pasaje Los Coigües 418, Ñuñoa');
}

const WARNING = 'Información del perfil incompleta';

test('write the RUT alone: warning and alert dot go, and stay gone; another account cannot have it', {
  tag: '@engines',
}, async ({ page, browser, server }) => {
  const own = newRut();
  await enter(page, server);
  await expect(page.getByText(WARNING)).toBeVisible();
  await expect(page.getByText('2 de 12 datos')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar RUT' }).click();
  const rut = page.getByLabel('RUT', { exact: true });
  await expect(rut).toBeFocused();
  await rut.fill('12345678-4');
  await page.getByLabel('Teléfono').focus();
  await expect(rut).toHaveValue('12.345.678-4');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'RUT: El RUT es inválido' })).toBeVisible();
  await page.getByRole('alert').getByRole('link').click();
  await expect(rut).toBeFocused();
  await rut.fill(own);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();

  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByText('4 de 12 datos')).toBeVisible();
  await expect(page.getByText(WARNING)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Principal', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(own)).toBeVisible();
  await expect(page.getByText(WARNING)).toBeHidden();

  const second = await browser.newPage({ baseURL: server.url });
  await enter(second, server);
  await second.getByRole('button', { name: 'Agregar RUT' }).click();
  const taken = second.getByLabel('RUT', { exact: true });
  await taken.fill(own);
  await taken.press('Enter');
  const section = second.getByRole('region', { name: 'Datos personales' });
  await expect(section.getByRole('alert')).toContainText('entra con ella');
  await expect(taken).toHaveValue(own);
  await second.close();
});

test('complete the RUT by keyboard alone', async ({ page, server }) => {
  await enter(page, server);
  await tabTo(page, page.getByRole('button', { name: 'Agregar RUT' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('RUT', { exact: true })).toBeFocused();
  const own = newRut();
  await page.keyboard.type(own);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Género' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Femenino' })).toBeVisible();
  await page.keyboard.press('O');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Fecha de nacimiento', { exact: true }));
  await page.keyboard.type('5-3-1990');
  await tabTo(page, page.getByLabel('Teléfono'));
  await page.keyboard.type('+56 9 5550 0177');
  await tabTo(page, page.getByLabel('Dirección'));
  await page.keyboard.type('Los Aromos 12, Talca');
  await page.keyboard.press('Enter');

  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar datos personales' })).toBeFocused();
  await expect(page.getByText(own)).toBeVisible();
  await expect(page.getByText('05-03-1990')).toBeVisible();
});

test('two tabs edit the same section: the second sees what the first saved, and loses nothing', async ({
  page,
  context,
  server,
}) => {
  await enter(page, server);
  const other = await context.newPage();
  await other.goto('/home');
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Agregar teléfono' }).click();
    await fillIn(tab);
  }
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();

  await other.getByLabel('Teléfono').fill('+56 9 5550 0199');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  const summary = other.getByRole('alert').filter({ hasText: 'Estos datos cambiaron mientras los editabas' });
  await expect(summary).toBeFocused();
  await expect(summary.getByText('+56 9 5550 0142')).toBeVisible();
  await expect(other.getByLabel('Teléfono')).toHaveValue('+56 9 5550 0199');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(other).getByText('Cambios guardados')).toBeVisible();
  await page.reload();
  await expect(page.getByText('+56 9 5550 0199')).toBeVisible();
});

test('leaving with unsaved changes asks first: within the portal, on log-out and on closing the page', async ({
  page,
  server,
}) => {
  await enter(page, server);
  await page.getByRole('button', { name: 'Editar datos personales' }).click();
  await page.getByLabel('Dirección').fill('Los Aromos 12');
  await page.getByRole('link', { name: 'Experiencias' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Dirección')).toHaveValue('Los Aromos 12');
  await expect(page).toHaveURL('/home');

  let asked = '';
  page.once('dialog', (dialog) => {
    asked = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe('beforeunload');
  const logOut = page.getByRole('button', { name: 'Cerrar sesión', exact: true });
  await logOut.click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Dirección')).toHaveValue('Los Aromos 12');

  await page.getByRole('link', { name: 'Experiencias' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/projects');

  // Two quick steps back ask one question, and address and page agree after either answer.
  await page.getByRole('link', { name: 'Documentos' }).click();
  await expect(page).toHaveURL('/documents');
  await page.getByRole('link', { name: 'Principal' }).click();
  await page.getByRole('button', { name: 'Editar datos personales' }).click();
  await page.getByLabel('Dirección').fill('Los Aromos 12');
  // In a busy browser the portal's own step forward runs only after the second step back; `slow` imitates that.
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (steps) => void setTimeout(() => go(steps), Number(sessionStorage.slow ?? 0));
  });
  for (const [pause, slow] of [
    [0, 0],
    [15, 0],
    [40, 0],
    [0, 50],
    [0, 150],
    [40, 150],
  ]) {
    await page.evaluate(
      ([ms, slow]) => {
        sessionStorage.slow = slow;
        history.back();
        setTimeout(() => history.back(), ms);
      },
      [pause, slow],
    );
    await expect(question).toBeVisible();
    await expect(page).toHaveURL('/home');
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/home');
    await expect(page.getByLabel('Dirección')).toHaveValue('Los Aromos 12');
  }
  await page.goBack();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible();

  await page.getByRole('link', { name: 'Principal' }).click();
  await page.getByRole('button', { name: 'Editar datos personales' }).click();
  await page.getByLabel('Dirección').fill('Los Aromos 12');
  await logOut.click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/login');
});

test('when a session expires while the person types, everything is still there after the login', async ({
  page,
  browser,
  server,
}) => {
  const email = await enter(page, server);
  const own = newRut();
  await page.getByRole('button', { name: 'Agregar RUT' }).click();
  await page.getByLabel('RUT', { exact: true }).fill(own);
  await fillIn(page);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/login');
  await logIn(elsewhere, email, FIRST_PASSWORD);
  await elsewhere.getByRole('link', { name: 'Sesiones abiertas' }).click();
  await elsewhere.getByRole('button', { name: 'Cerrar las otras sesiones' }).click();
  await expect(elsewhere.getByText('1 sesión cerrada.')).toBeVisible();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, FIRST_PASSWORD);
  await expect(page.getByLabel('RUT', { exact: true })).toHaveValue(own);
  await expect(page.getByLabel('Dirección')).toHaveValue('Pasaje Los Coigües 418, Ñuñoa');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();
});

test('a change of password closes the other sessions', async ({ page, browser, server }) => {
  const email = await enter(page, server);
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await elsewhere.goto('/login');
  await logIn(elsewhere, email, FIRST_PASSWORD);
  await expect(elsewhere).toHaveURL('/home');

  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await dialog.getByLabel('Contraseña actual').fill(FIRST_PASSWORD);
  await dialog.getByLabel('Nueva contraseña').fill('Marea-alta-27');
  await dialog.getByLabel('Verificar contraseña').fill('Marea-alta-27');
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(notices(page).getByText('Contraseña cambiada')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');
  await logIn(elsewhere, email, 'Marea-alta-27');
  await expect(elsewhere).toHaveURL('/home');
  await elsewhere.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Rayén Ovalle' })).toBeVisible();
});

test('the stored data are downloaded, with the words of the consent as the person read them', async ({
  page,
  server,
}) => {
  const email = await enter(page, server);
  await page.getByRole('button', { name: 'Editar datos personales' }).click();
  const consent = page.getByRole('checkbox', { name: /^Autorizo/ });
  const words = await page.locator('label').filter({ has: consent }).textContent();
  await consent.check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('mis-datos.zip');
  const files = unzipSync(await readFile(await download.path()));
  const data = JSON.parse(strFromU8(files['mis-datos.json'] ?? new Uint8Array()));
  expect(strFromU8(files['mis-datos.html'] ?? new Uint8Array())).toContain(email);
  expect(data.account.email).toBe(email);
  expect(data.consents.map(({ statement }: { statement: string }) => statement)).toEqual([words?.trim()]);
});

test('after the data are erased the account is gone', async ({ page, server }) => {
  const email = await enter(page, server);
  await page.getByRole('button', { name: 'Eliminar mis datos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar mis datos' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(FIRST_PASSWORD);
  await dialog.getByRole('button', { name: 'Eliminar mis datos' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Eliminamos tus datos')).toBeVisible();
  await logIn(page, email, FIRST_PASSWORD);
  await expect(page.getByRole('alert').getByText('Correo o contraseña incorrectos')).toBeVisible();
});

test('the person is told beforehand what the law keeps; afterwards it is in ADMIN’s archive', async ({
  page,
  browser,
}) => {
  // A server of its own: other journeys look for the person who is erased here.
  await using server = await startServer();
  await page.goto(`${server.url}/login`);
  await logIn(page, ARTIST);
  await page.getByRole('button', { name: 'Eliminar mis datos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar mis datos' });
  await expect(dialog.getByText('Tienes órdenes de trabajo abiertas (2).')).toBeVisible();
  await expect(dialog.getByText('Tienes boletas sin pagar (4).')).toBeVisible();
  await expect(dialog.getByText(/guardar 16 órdenes de trabajo y 15 boletas por seis años/)).toBeVisible();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Eliminar mis datos' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);

  const office = await browser.newPage({ baseURL: server.url });
  await office.goto('/login');
  await logIn(office, ADMIN);
  await office.getByRole('link', { name: 'Administrativo' }).click();
  await office.getByRole('link', { name: 'Archivo contable' }).click();
  await office
    .getByRole('searchbox', { name: 'Buscar por papel, persona o RUT' })
    .fill('painemal boleta 150');
  await expect(office.getByText('1 papel', { exact: true })).toBeVisible();
  await expect(office.getByText('23.456.789-6').filter({ visible: true })).toHaveCount(1);
  const waiting = office.waitForEvent('download');
  await office.getByRole('button', { name: /^Descargar Boleta 150/ }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Boleta 150.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // largeText.spec also visits the archive, but only here it certainly has papers, and all of hers.
  await office.goto('/documents-back/archive?buscar=painemal&filas=100');
  await expect(office.getByText('31 papeles', { exact: true })).toBeVisible();
  expect(await legibility(office, await office.context().newCDPSession(office))).toEqual({});
  await office.close();
});
