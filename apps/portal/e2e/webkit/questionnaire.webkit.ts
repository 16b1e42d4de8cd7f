import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Key } from 'selenium-webdriver';
import { ADMIN, expect } from '../fixtures.ts';
import { mailTo } from '../mails.ts';
import { newPerson, OWN_PASSWORD } from '../sending.ts';
import { enter, logIn, test } from './fixtures.ts';
import type { WebKitPage } from './page.ts';

test.use({ settings: [{ SEND_APPLICATIONS: 'true' }, { scope: 'worker' }] });

const goOn = (page: WebKitPage) => page.getByRole('button', { name: /^(Continuar|Enviar postulación)/ });
const step = (page: WebKitPage, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

async function pick(page: WebKitPage, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Answers steps 1 to 3 as a Chilean actor. */
async function answerSteps(page: WebKitPage): Promise<void> {
  const country = page.getByRole('combobox', { name: 'País' });
  await country.fill('chile');
  await page.getByRole('option', { name: 'Chile' }).toBeVisible();
  await page.keys(Key.ENTER);
  await country.toHaveValue('Chile');
  await page.getByRole('textbox', { name: 'Rut' }).fill('12345678');
  await page.getByRole('radio', { name: 'Actor' }).click();
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('+56 9 5550 0142');
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Pasaje Los Coigües 418, Ñuñoa');
  await page.getByRole('textbox', { name: 'Edad' }).fill('29');
  await pick(page, /Pertece a una comunidad\?/, 'Indígena');
  await pick(page, /Posee usted alguna discapacidad\?/, 'Ninguna');
  await goOn(page).click();
  await step(page, 'Experiencia en actuación de voz').toBeFocused();
  await page.getByRole('textbox', { name: 'Rango de edad vocal' }).fill('20 a 35 años');
  await goOn(page).click();
  await step(page, 'Experiencia en canto').toBeFocused();
  await page.getByRole('radio', { name: 'Tono medio' }).click();
  await goOn(page).click();
  await step(page, 'Material multimedia').toBeFocused();
}

test('a candidate sends a video; ADMIN hears it and accepts; the candidate reads so', async ({
  first: page,
  kits,
  server,
  request,
}, info) => {
  const email = await newPerson(server, request);
  await page.goto('/login');
  await logIn(page, email, OWN_PASSWORD);
  await page.toHaveURL('/home');
  await page.getByRole('link', { name: 'Postular' }).click();
  await answerSteps(page);
  const reel = info.outputPath('narración.mp4');
  copyFileSync(join(import.meta.dirname, '../files/reel.mp4'), reel);
  await page.locator('input[type=file]').setFiles(reel);
  await page.getByText('1 archivo aceptado').toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Autorizo que el estudio trate los datos de mi postulación/ })
    .click();
  await page.getByRole('checkbox', { name: /^Autorizo que el estudio guarde mis videos/ }).click();
  await goOn(page).click();
  await step(page, /^Final/).toBeFocused();

  const desk = await kits.open();
  await enter(desk, `/documents-back?vista=postulaciones&buscar=${encodeURIComponent(email)}`, ADMIN);
  await desk.getByRole('link', { name: 'Rayén Ovalle Curaqueo' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Rayén Ovalle Curaqueo' });
  await drawer.getByRole('listitem').holding('narración.mp4').getByRole('button').click();
  const heard = () => desk.locator('video').property('currentTime');
  await expect.poll(heard).toBeGreaterThan(0);
  await drawer.getByRole('button', { name: 'Aceptar' }).click();
  await desk.getByText(/Le avisamos por correo\./).toBeVisible();

  const mail = await mailTo(server, email, 'Aceptamos tu postulación');
  await page.goto(mail.text?.match(/http:\S+/)?.[0] ?? '');
  await page.getByRole('region', { name: 'Tu postulación' }).getByText('Aceptada').toBeVisible();
});
