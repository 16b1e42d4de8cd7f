import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { realMp4 } from '../../../packages/contract/src/fixtures/mp4.ts';
import { expect, tabTo, test } from './fixtures.ts';
import { chooseCountry, fillPersonal, goOn, stepHeading, video } from './questionnaire.ts';

const BRAND = 'Estudio de Doblaje';

/** Expects a step: its address, its title and its number. */
async function expectStep(page: Page, step: number, title: string): Promise<void> {
  await expect(page).toHaveURL(`/onboarding/${step}`);
  await expect(page).toHaveTitle(`${title} · ${BRAND}`);
  await expect(page.getByText(`Paso ${step} de 5`)).toBeVisible();
}

test('the whole questionnaire as a Chilean: nothing is sent, nothing is stored, all is there on coming back', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
  });
  await page.goto('/onboarding');
  await expectStep(page, 1, 'Datos personales');
  await expect(page.getByRole('heading', { level: 1, name: BRAND })).toBeVisible();
  await chooseCountry(page, 'chile', 'Chile', 'click');
  await page.getByRole('textbox', { name: 'Rut' }).fill('12345');
  await fillPersonal(page, 'Actor', 'click');
  await expect(page.getByText('El RUT es inválido')).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await page.getByRole('textbox', { name: 'Rut' }).fill('12345678');
  await goOn(page).click();

  await expectStep(page, 2, 'Experiencia en actuación de voz');
  await expect(stepHeading(page, 'Experiencia en actuación de voz')).toBeFocused();
  await page.getByRole('radio', { name: 'Sí' }).click();
  await page.getByRole('button', { name: 'Agregar experiencia' }).click();
  const first = page.getByRole('group', { name: 'Experiencia 1' });
  await expect(first.getByRole('textbox', { name: 'Proyecto' })).toBeFocused();
  await first.getByRole('textbox', { name: 'Proyecto' }).fill('La bahía de los relojes');
  await page.getByRole('textbox', { name: 'Rango de edad vocal' }).fill('20 a 35 años');
  await expect(page.getByText('Completa proyecto y personaje, o elimina la fila')).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await first.getByRole('textbox', { name: 'Personaje' }).fill('<b>Inspectora</b> Malva');
  await goOn(page).click();

  await expectStep(page, 3, 'Experiencia en canto');
  await page.getByRole('radio', { name: 'Sí' }).click();
  await page.getByRole('textbox', { name: 'Cuéntanos sobre ella' }).fill('Coro de cámara');
  await page.getByRole('radio', { name: 'Tono medio' }).click();
  await goOn(page).click();

  await expectStep(page, 4, 'Material multimedia');
  await expect(page.getByText('MP4, hasta 10MB y Max. 3 archivos')).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles([
      video('demo.mp4'),
      { ...video('notas.mp4'), buffer: Buffer.from('un texto con otro nombre') },
      video('monologo.mp4', 10_485_761),
    ]);
  await expect(page.getByText('1 archivo aceptado, 2 rechazados', { exact: true })).toBeVisible();
  const refused = page.getByRole('list', { name: 'Archivos' });
  await expect(refused.getByText('El archivo no contiene un video MP4.')).toBeVisible();
  await expect(refused.getByText('El archivo supera el límite de 10 MB.')).toBeVisible();
  await page.getByRole('link', { name: 'Continuar' }).click();

  await expectStep(page, 5, 'Final');
  await expect(stepHeading(page, `Final, bienvenido a ${BRAND}`)).toBeFocused();

  await page.getByRole('link', { name: /^Multimedia/ }).click();
  await expect(page.getByText('demo.mp4')).toBeVisible();
  await page.getByRole('link', { name: /^Actuación/ }).click();
  await expect(first.getByRole('textbox', { name: 'Personaje' })).toHaveValue('<b>Inspectora</b> Malva');
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page.getByRole('textbox', { name: 'Rut' })).toHaveValue('12345678');
  await page.goForward();
  await page.goForward();
  await expect(page.getByText('Paso 5 de 5')).toBeHidden();

  expect(calls).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('12345678');
  await page.goto('/onboarding/1');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('');
});

test('the whole questionnaire as a foreigner, who answers only what is required', async ({ page }) => {
  await page.goto('/onboarding/1');
  await expect(page.getByLabel('Rut')).toHaveCount(0);
  await expect(page.getByLabel('Documento de identidad')).toHaveCount(0);
  await chooseCountry(page, 'chile', 'Chile', 'click');
  await page.getByRole('textbox', { name: 'Rut' }).fill('12345678');
  await chooseCountry(page, 'peru', 'Perú', 'click');
  await expect(page.getByLabel('Rut')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Documento de identidad' }).fill('AB');
  await fillPersonal(page, 'Traductor', 'click');
  await expect(page.getByText('No es un documento válido')).toBeVisible();
  await page.getByRole('textbox', { name: 'Documento de identidad' }).fill('AB123456');
  await expect(goOn(page)).toBeEnabled();
  // Back in Chile, the field is empty: the earlier RUT went with it and must be typed again.
  await chooseCountry(page, 'chile', 'Chile', 'click');
  await expect(page.getByRole('textbox', { name: 'Rut' })).toHaveValue('');
  await expect(goOn(page)).toBeDisabled();
  await chooseCountry(page, 'peru', 'Perú', 'click');
  await page.getByRole('textbox', { name: 'Documento de identidad' }).fill('AB123456');
  await goOn(page).click();
  await expectStep(page, 2, 'Experiencia en actuación de voz');
  await goOn(page).click();
  await expectStep(page, 3, 'Experiencia en canto');
  await goOn(page).click();
  await expectStep(page, 4, 'Material multimedia');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await expect(stepHeading(page, `Final, bienvenido a ${BRAND}`)).toBeVisible();
  await page.getByRole('link', { name: 'Ir a inicio sesión' }).click();
  await expect(page).toHaveURL('/login');
});

test('the whole questionnaire by keyboard alone', async ({ page }) => {
  await page.goto('/onboarding/1');
  await expect(stepHeading(page, 'Datos personales')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Actor' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('argen');
  await expect(page.getByRole('option', { name: 'Argentina' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('Argentina');
  for (const [label, text] of [
    ['Documento de identidad', '31.224.908'],
    ['Teléfono', '+54 11 5550 0142'],
    ['Dirección', 'Calle Los Tilos 12, Rosario'],
    ['Edad', '41'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: label }));
    await page.keyboard.type(text);
  }
  for (const [label, letters, option] of [
    [/Pertece a una comunidad\?/, 'Neg', 'Negra'],
    [/Posee usted alguna discapacidad\?/, 'Vis', 'Visual'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: label }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: label })).toContainText(option);
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await tabTo(page, goOn(page));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Experiencia en actuación de voz')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Agregar experiencia' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kumo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Abuela Nube');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Eliminar experiencia 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Agregar experiencia' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Rango de edad vocal' }));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Experiencia en canto')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Sí' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('textbox', { name: 'Cuéntanos sobre ella' }));
  await page.keyboard.type('Coros');
  await tabTo(page, goOn(page));
  await page.keyboard.press('Enter');

  await expect(stepHeading(page, 'Material multimedia')).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Seleccionar archivos' }));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(video('demo.mp4'));
  await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Continuar' }));
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, `Final, bienvenido a ${BRAND}`)).toBeFocused();
});

test('a chosen video plays beside its row, although the policy of the portal is strict', async ({
  page,
  complaints,
}) => {
  await page.goto('/onboarding/4');
  const files = (['h264', 'vp9'] as const).map((name) => ({
    name: `${name}.mp4`,
    mimeType: 'video/mp4',
    buffer: Buffer.from(realMp4(name)),
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('2 archivos aceptados', { exact: true })).toBeVisible();
  for (const { name } of files) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByRole('button', { name: `Reproducir ${name}` }).click();
    await expect
      .poll(() => row.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  }
  await expect(page.getByText(/no puede reproducirlo|incompleto/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a video that cannot be heard, one without sound and one without its film say so beside their row', async ({
  page,
}) => {
  await page.goto('/onboarding/4');
  const hints = {
    'h264-ac3.mp4': /^Este navegador reproduce la imagen y no el sonido/,
    'h264-mudo.mp4': /^El video no tiene sonido/,
    'solo-indice.mp4': /^El archivo está incompleto/,
  };
  const paths = Object.keys(hints).map((name) => join(import.meta.dirname, 'files/reels', name));
  await page.locator('input[type=file]').setInputFiles(paths);
  for (const [name, hint] of Object.entries(hints)) {
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByRole('status').filter({ hasText: hint })).toBeVisible();
  }
});

test('every step opens directly; an address beyond them is the 404', async ({ page }) => {
  for (const [step, title] of [
    [1, 'Datos personales'],
    [2, 'Experiencia en actuación de voz'],
    [3, 'Experiencia en canto'],
    [4, 'Material multimedia'],
    [5, 'Final'],
  ] as const) {
    await page.goto(`/onboarding/${step}`);
    await expectStep(page, step, title);
    // Nothing is typed yet: step 1 is incomplete, the other steps require nothing.
    const steps = page.getByRole('list', { name: 'Progreso' }).getByRole('link');
    const names = [
      'Datos por completar',
      'Actuación completado',
      'Canto completado',
      'Multimedia completado',
    ];
    await expect(steps).toHaveText(names.slice(0, step - 1));
  }
  for (const path of ['/onboarding/9', '/onboarding/0', '/onboarding/01', '/onboarding/uno']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('404 Not Found')).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the whole questionnaire by touch', async ({ page }) => {
    async function expectNoOverflow() {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    await page.goto('/onboarding/1');
    await chooseCountry(page, 'chile', 'Chile', 'tap');
    await page.getByRole('textbox', { name: 'Rut' }).fill('7654321');
    await fillPersonal(page, 'Técnico', 'tap');
    await expectNoOverflow();
    await goOn(page).tap();
    await expectStep(page, 2, 'Experiencia en actuación de voz');
    await page.getByRole('radio', { name: 'No' }).tap();
    await page.getByRole('button', { name: 'Agregar experiencia' }).tap();
    const row = page.getByRole('group', { name: 'Experiencia 1' });
    await row.getByRole('textbox', { name: 'Proyecto' }).fill('Kumo');
    await row.getByRole('textbox', { name: 'Personaje' }).fill('Abuela Nube');
    await expectNoOverflow();
    await goOn(page).tap();
    await expectStep(page, 3, 'Experiencia en canto');
    await page.getByRole('radio', { name: 'Tono agudo' }).tap();
    await expectNoOverflow();
    await goOn(page).tap();
    await expectStep(page, 4, 'Material multimedia');
    await expect(page.getByText('Toca para elegir', { exact: true })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Seleccionar archivos' }).tap();
    await (await chooser).setFiles([video('uno.mp4'), video('dos.mp4')]);
    await expect(page.getByText('2 archivos aceptados', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Quitar uno.mp4' }).tap();
    await expect(page.getByText('1 archivo aceptado', { exact: true })).toBeVisible();
    await expectNoOverflow();
    await page.getByRole('link', { name: 'Continuar' }).tap();
    await expectStep(page, 5, 'Final');
    await expect(stepHeading(page, `Final, bienvenido a ${BRAND}`)).toBeVisible();
    await expectNoOverflow();
  });
});
