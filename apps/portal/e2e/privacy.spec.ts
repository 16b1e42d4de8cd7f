import { ADMIN, enter, expect, logIn, notices, startServer, test, USER } from './fixtures.ts';

// Its own server: everybody who logs in afterwards is told of the new notice.
test('the notice changes: everybody reads it, the older one stays, and people are told once', async ({
  page,
}) => {
  await using server = await startServer();
  await page.goto(`${server.url}/login`);
  await page.getByRole('link', { name: 'Privacidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
  await expect(page.getByText('Av. Italia 1000, Ñuñoa, Santiago')).toBeVisible();
  await expect(page.getByText('12 meses desde que se rechaza la postulación')).toBeVisible();

  await enter(page, `${server.url}/login?volver=%2Fdocuments-back%3Fvista%3Ddatos-personales`, ADMIN);
  const notice = page.getByRole('region', { name: 'Aviso de privacidad' });
  await expect(notice.getByText(/^Publicado: Versión 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Editar quién responde' }).click();
  const settings = page.getByRole('dialog', { name: 'Quién responde por los datos' });
  await settings.getByLabel('Dirección').fill('Av. Irarrázaval 2000, Ñuñoa');
  await settings.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(settings).toBeHidden();
  await notice.getByRole('button', { name: 'Publicar el aviso' }).click();
  const publishing = page.getByRole('dialog', { name: 'Publicar el aviso de privacidad' });
  await expect(publishing.getByText('Av. Irarrázaval 2000, Ñuñoa')).toBeVisible();
  await publishing.getByLabel('Qué cambió').fill('El estudio se cambió de casa.');
  await publishing.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(publishing).toBeHidden();
  await expect(notice.getByText(/^Publicado: Versión 2/)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  const told = notices(page).getByText('Cambió el aviso de privacidad');
  await logIn(page, USER);
  await expect(told).toBeVisible();
  await expect(notices(page).getByText('El estudio se cambió de casa.')).toBeVisible();
  const seen = page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/me/privacy-notice') && response.request().method() === 'PUT',
  );
  await notices(page).getByRole('button', { name: 'Leer el aviso' }).click();
  await seen;
  await expect(page.getByText('Av. Irarrázaval 2000, Ñuñoa')).toBeVisible();
  await page.getByRole('link', { name: /^Versión 1/ }).click();
  await expect(page.getByText('Esta versión ya no está vigente.')).toBeVisible();
  await expect(page.getByText('Av. Italia 1000, Ñuñoa, Santiago')).toBeVisible();

  await page.goto(`${server.url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(told).toBeHidden();
});

test('a breach is written down, told to one person by mail, and to the Agency on paper', async ({ page }) => {
  await using server = await startServer();
  await enter(page, `${server.url}/login?volver=%2Fdocuments-back%3Fvista%3Ddatos-personales`, ADMIN);
  const register = page.getByRole('region', { name: 'Vulneraciones' });
  await register.getByRole('button', { name: 'Anotar vulneración' }).click();
  const form = page.getByRole('dialog', { name: 'Anotar vulneración' });
  await form.getByLabel('Qué pasó, en pocas palabras').fill('Robo de un computador');
  await form.getByLabel('Los hechos').fill('Robaron un computador <b>sin clave</b> de la oficina.');
  await form.getByRole('textbox', { name: 'Desde cuándo' }).fill('02-11-2026');
  await form.getByRole('textbox', { name: 'Cuándo se supo' }).fill('01-11-2026');
  await form.getByLabel(/^Bancarios/).check();
  await form.getByLabel(/^Talento/).check();
  await form.getByLabel('Qué puede pasarles').fill('Alguien puede conocer sus cuentas.');
  await form.getByLabel('Qué se hizo y qué se hará').fill('Cerramos las sesiones.');
  await form.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(form.getByText('No se pudo saber antes de que empezara').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Cuándo se supo' }).fill('03-11-2026');
  await form.getByRole('button', { name: 'Anotar', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(register.getByText('Falta escribir a cada persona: hay datos bancarios')).toBeVisible();

  await register.getByRole('button', { name: /^Escribir a las personas/ }).click();
  const mail = page.getByRole('dialog', { name: 'Escribir a las personas' });
  await mail.getByLabel('Solo a algunas').check();
  await mail.getByRole('combobox', { name: 'Personas' }).fill('Anto');
  await page
    .getByRole('option', { name: /Antonia/ })
    .first()
    .click();
  await mail.getByRole('button', { name: 'Enviar' }).click();
  await expect(mail).toBeHidden();
  await expect(register.getByText(/^Personas: 1 correo, a 1 persona en total/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await register.getByRole('button', { name: /^Descargar la notificación/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^vulneracion-\d+\.pdf$/);
});
