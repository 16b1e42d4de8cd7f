import { ears } from './ears.ts';
import { ADMIN, enter, expect, logIn, test, USER } from './fixtures.ts';
import { answerAsChilean, newPerson, OWN_PASSWORD } from './sending.ts';

test('by ear: a log-in with errors, refused, then a page of its own heading', async ({ page }) => {
  const ear = await ears(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await ear.hears(
    'Revisa los campos antes de continuar Correo electrónico: El correo electrónico es requerido Contraseña: La contraseña es requerida',
  );
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.focus();
  await ear.focuses(/^Contraseña · textbox · La contraseña es requerida.*invalid$/);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(USER);
  await password.fill('otra cosa');
  await password.press('Enter');
  await ear.hears('Correo o contraseña incorrectos');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: /^Documentos/ }).click();
  await ear.focuses('Documentos · heading · level 1');
  await expect(page).toHaveTitle('Documentos · Estudio de Doblaje');
});

test('by ear: a search says how many it found, and a document its name', async ({ page }) => {
  const ear = await ears(page);
  await enter(page, '/documents', 'traduccion@doblaje.test');
  await ear.hears(/^\d+ documentos/);
  await page.getByRole('searchbox').fill('boleta');
  await ear.hears(/^1 documento/);
  await page.getByRole('searchbox').fill('no existe');
  await ear.hears(/Ningún documento coincide|^0 documentos/);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: /^Contrato de traducción/ }).click();
  await ear.focuses(/^Contrato de traducción · dialog/);
});

test('by ear: a wrong RUT is read with its field, and saving is said', async ({ page, server, request }) => {
  const ear = await ears(page);
  await page.goto('/login');
  await logIn(page, await newPerson(server, request), OWN_PASSWORD);
  await page.getByRole('button', { name: 'Agregar RUT' }).click();
  await ear.focuses(/^RUT · textbox/);
  await page.getByLabel('RUT', { exact: true }).fill('12345678-4');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await ear.hears(/RUT: El RUT es inválido/);
  await page.getByRole('link', { name: 'RUT: El RUT es inválido' }).click();
  await ear.focuses(/^RUT · textbox · 12\.345\.678-4 · .*El RUT es inválido.*invalid$/);
  await page.getByLabel('RUT', { exact: true }).fill('');
  await page.getByLabel('Teléfono').fill('+56 9 5550 0142');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await ear.hears('Guardando...');
  await ear.focuses(/^Editar datos personales · button/);
});

test('by ear: a choice says its question and its value, and a refused file is said', async ({ page }) => {
  const ear = await ears(page);
  await answerAsChilean(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'apuntes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no es un video'),
  });
  await ear.hears(/apuntes\.txt/);
  await page.goBack();
  await page.getByRole('radio', { name: 'Tono medio' }).focus();
  await ear.focuses(/^Tono medio · radio.*checked/);
  await page.goto('/onboarding/1');
  await page.getByRole('button', { name: /Pertece a una comunidad\?/ }).focus();
  await ear.focuses(/^(Indígena|Seleccione) Pertece a una comunidad\? · button/);
});

test('by ear: a cell of the matrix says loops, character and chapter', async ({ page }) => {
  const ear = await ears(page);
  await enter(page, '/projects-back-office/chapter?project=1&vista=elenco', ADMIN);
  await page.getByRole('grid', { name: 'Elenco' }).getByRole('rowheader').nth(1).getByRole('button').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await ear.focuses(/^\d+\/\d+, .+ en \d+ · link/);
});
