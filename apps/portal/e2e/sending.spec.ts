import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, logIn as logInWith } from './fixtures.ts';
import { REEL } from './longReel.ts';
import { linkInMail, mailTo } from './mails.ts';
import { goOn, stepHeading, video } from './questionnaire.ts';
import {
  agree,
  answerAsChilean,
  answerSteps,
  choose,
  consent,
  newAddress,
  newPerson,
  OWN_PASSWORD,
  seenByAdmin,
  test,
} from './sending.ts';

const FINAL = 'Final, bienvenido a Estudio de Doblaje';
const logIn = (page: Page, email: string) => logInWith(page, email, OWN_PASSWORD);

test('a Chilean registers halfway and activates the account in another tab: this tab continues with all answers', async ({
  page,
  context,
  server,
  request,
}) => {
  const email = newAddress();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Postular' }).click();
  await answerAsChilean(page);
  await choose(page, video('demo.mp4', 300_000), video('canto 🎤.mp4', 200_000));
  await agree(page);
  await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click();

  await expect(page).toHaveURL('/register?volver=%2Fonboarding%2F4');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Rayén');
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Ovalle');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('Verificar contraseña', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Registrarse' }).click();
  await expect(page.getByText('No cierres ni recargues esta pestaña')).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await linkInMail(server, email, 'activate'));
  await mail.getByRole('link', { name: 'Ir a inicio sesión' }).click();
  await logIn(mail, email);
  await expect(mail).toHaveURL('/home');

  await expect(page).toHaveURL('/onboarding/4');
  await expect(page.getByText('2 archivos aceptados', { exact: true })).toBeVisible();
  await expect(consent(page)).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/12345678|Coigües|demo\.mp4/);
  expect(await seenByAdmin(request, email)).toEqual([]);

  const posts: string[] = [];
  page.on('request', (sent) => sent.method() !== 'GET' && posts.push(new URL(sent.url()).pathname));
  await goOn(page).dblclick();
  await expect(stepHeading(page, FINAL)).toBeFocused();
  await expect(page.getByText('Recibimos tu postulación.')).toBeVisible();
  expect(posts.filter((path) => path === '/api/applications')).toHaveLength(1);
  expect(await seenByAdmin(request, email)).toEqual([
    [
      ['demo.mp4', 300_000],
      ['canto 🎤.mp4', 200_000],
    ],
  ]);
});

test('a connection that drops in mid-upload: the log-in in the middle, one file again, one whole application', async ({
  page,
  wire,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await answerAsChilean(page, wire.url);
  await choose(
    page,
    video('demo.mp4', 20_000),
    video('personajes.mp4', 2_000_000),
    video('canto.mp4', 10_000),
  );
  await agree(page);
  await goOn(page).click();
  await expect(page).toHaveURL(/\/login\?volver=%2Fonboarding%2F4$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/onboarding\/4$/);
  await expect(page.getByText('3 archivos aceptados', { exact: true })).toBeVisible();

  const uploads: [name: string, offset: number][] = [];
  page.on('request', (sent) => {
    const { searchParams } = new URL(sent.url());
    if (sent.method() === 'PUT')
      uploads.push([searchParams.get('name') ?? '', Number(searchParams.get('offset'))]);
  });
  // Cut in the middle of the second file, after the whole first one.
  wire.cutAfter(1_000_000);
  await goOn(page).click();
  await expect(page.getByText('Se interrumpió el envío')).toBeVisible();
  await expect(page.getByText('1,9 MB. Se cortó la conexión.')).toBeVisible();
  expect(await seenByAdmin(request, email)).toEqual([]);

  wire.mend();
  await page.getByRole('button', { name: 'Reintentar personajes.mp4' }).click();
  await expect(stepHeading(page, FINAL)).toBeFocused();
  expect(uploads.map(([name]) => name)).toEqual([
    'demo.mp4',
    'personajes.mp4',
    'personajes.mp4',
    'canto.mp4',
  ]);
  // The second try continues where the first broke off.
  expect(uploads[2]?.[1]).toBeGreaterThan(900_000);
  expect(await seenByAdmin(request, email)).toEqual([
    [
      ['demo.mp4', 20_000],
      ['personajes.mp4', 2_000_000],
      ['canto.mp4', 10_000],
    ],
  ]);
  await mailTo(server, email, 'Recibimos tu postulación');
});

test('a new person is led from Principal to the questionnaire and back: what waits, what arrived before a reload, its state', async ({
  page,
  wire,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto(`${wire.url}/login`);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('link', { name: 'Postular' }).click();
  await expect(stepHeading(page, 'Datos personales')).toBeFocused();
  await answerSteps(page);
  for (const _ of [4, 3, 2, 1]) await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('link', { name: 'Seguir con mi postulación' }).click();
  await expect(stepHeading(page, 'Material multimedia')).toBeFocused();
  const files = [video('demo.mp4', 20_000), video('personajes.mp4', 2_000_000)];
  await choose(page, ...files);
  await agree(page);
  wire.cutAfter(1_000_000);
  await goOn(page).click();
  await expect(page.getByText('Se interrumpió el envío')).toBeVisible();
  wire.mend();

  // A reload loses the answers, so the browser asks first.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(stepHeading(page, 'Material multimedia')).toBeVisible();
  await page.goto(`${wire.url}/home`);
  await expect(page.getByText('Sin terminar')).toBeVisible();
  await page.getByRole('link', { name: 'Responder de nuevo' }).click();
  await answerSteps(page);
  await choose(page, ...files);
  await agree(page);
  const sent: string[] = [];
  page.on(
    'request',
    (one) => one.method() === 'PUT' && sent.push(new URL(one.url()).searchParams.toString()),
  );
  await goOn(page).click();
  await expect(stepHeading(page, FINAL)).toBeFocused();
  // The server kept the first file and most of the second one.
  expect(sent).toHaveLength(1);
  expect(Number(new URLSearchParams(sent[0]).get('offset'))).toBeGreaterThan(900_000);

  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page.getByRole('region', { name: 'Tu postulación' }).getByText('En revisión')).toBeVisible();
  await page.goto(`${wire.url}/onboarding/1`);
  await expect(page.getByText('Ya tienes una postulación en revisión')).toBeVisible();
});

test('a log-out in another tab while sending: the page says that the answers are gone', async ({
  page,
  context,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await answerAsChilean(page);
  await choose(page, video('demo.mp4', 2_000_000));
  await agree(page);
  await page.route('**/reels/*', () => undefined);
  await goOn(page).click();
  await expect(page.getByRole('progressbar', { name: 'Envío de demo.mp4' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('Cerraste sesión en otra pestaña')).toBeVisible();
  await expect(page.getByText(/se conservan/)).toHaveCount(0);
  await expect(page.getByText(/El envío se detuvo y tu postulación no quedó enviada/)).toBeVisible();
  await expect(page.getByText('demo.mp4')).toHaveCount(0);
  await page.getByRole('link', { name: 'Paso 1: Datos personales' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveValue('');
  expect(await seenByAdmin(request, email)).toEqual([]);
});

test('a file that another program writes to is reported and chosen again; nothing else is lost', async ({
  page,
  server,
  request,
}, info) => {
  const path = info.outputPath('demo.mp4');
  writeFileSync(path, REEL);
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await answerAsChilean(page);
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
  await agree(page);
  writeFileSync(path, Buffer.concat([REEL, Buffer.alloc(1)]));
  await goOn(page).click();
  const row = page.getByRole('listitem').filter({ hasText: 'demo.mp4' });
  await expect(row).toContainText('El archivo cambió: elígelo otra vez.');
  await expect(row.getByRole('button', { name: /^Reintentar/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Quitar demo.mp4' }).click();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
  await goOn(page).click();
  await expect(stepHeading(page, FINAL)).toBeFocused();
  expect(await seenByAdmin(request, email)).toEqual([[['demo.mp4', REEL.length + 1]]]);
});

test('cancelled by keyboard halfway, an application does not show to ADMIN; going on sends it', async ({
  page,
  wire,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto(`${wire.url}/login`);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/home$/);
  await answerAsChilean(page, wire.url);
  await choose(page, video('demo.mp4', 2_000_000));
  await agree(page);
  wire.holdAfter(500_000);
  await goOn(page).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Envío de demo.mp4' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar envío' }).press('Enter');
  await expect(page.getByText('Cancelaste el envío')).toBeVisible();
  await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
  expect(await seenByAdmin(request, email)).toEqual([]);
  wire.mend();
  await goOn(page).press('Enter');
  await expect(stepHeading(page, FINAL)).toBeFocused();
  expect(await seenByAdmin(request, email)).toEqual([[['demo.mp4', 2_000_000]]]);
});

test('a session that ends while the person types: nothing typed is lost, the log-in leads back, the rest is sent', async ({
  page,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await answerAsChilean(page);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await request.post('/api/users/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await choose(page, video('demo.mp4'));
  await agree(page);
  await goOn(page).click();
  await expect(page.getByText('Tu sesión terminó', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/onboarding/4');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, email);
  await expect(stepHeading(page, 'Material multimedia')).toBeFocused();
  await expect(page.getByText('demo.mp4')).toBeVisible();
  await page.getByRole('link', { name: /^Datos/ }).click();
  await expect(page.getByRole('textbox', { name: 'Rut' })).toHaveValue('12345678');
  await page.goBack();
  await goOn(page).click();
  await expect(stepHeading(page, FINAL)).toBeFocused();
  expect(await seenByAdmin(request, email)).toEqual([[['demo.mp4', 2048]]]);

  // A person can have one open application: step 1 says so at once, and step 4 says it in place of the button.
  await page.goto('/onboarding/1');
  await expect(page.getByText('Ya tienes una postulación en revisión')).toBeVisible();
  await page.goto('/onboarding/4');
  await expect(page.getByText('Ya enviaste tu postulación')).toBeVisible();
});

test('a log-out, even in another tab, forgets the answers and the chosen files', async ({
  page,
  context,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/home');
  await answerAsChilean(page);
  await choose(page, video('demo.mp4'));
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/login');
  await page.getByRole('link', { name: /^Datos/ }).click();
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByText('Paso 1: Datos personales')).toBeVisible();
  await expect(page.getByText('demo.mp4')).toBeHidden();
});
