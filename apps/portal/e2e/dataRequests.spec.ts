import type { APIRequestContext } from '@playwright/test';
import { ADMIN, enter, expect, logIn, notices, PASSWORD } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { video } from './questionnaire.ts';
import { newApplication, newPerson, OWN_PASSWORD, test } from './sending.ts';

/** ADMIN refuses the application, and ends the account. */
async function turnAway(request: APIRequestContext, id: string): Promise<void> {
  const login = await request.post('/api/users/auth/login', { data: { email: ADMIN, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const { updatedAt, applicant } = await (await request.get(`/api/applications/${id}`, { headers })).json();
  const review = { state: 'rejected', note: '', notify: false, updatedAt };
  expect((await request.patch(`/api/applications/${id}`, { headers, data: review })).ok()).toBe(true);
  const ended = { ids: [applicant.id], active: false };
  expect((await request.post('/api/users/states', { headers, data: ended })).ok()).toBe(true);
}

test('a refused candidate who cannot log in asks for deletion, confirms it by mail, and is answered in time', async ({
  page,
  server,
  request,
  browser,
}) => {
  const { id, email } = await newApplication(server, request, [video('narración.mp4', 3000)]);
  await turnAway(request, id);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Privacidad' }).click();
  await page.getByRole('link', { name: 'Pedir algo sobre tus datos' }).click();
  await expect(page).toHaveURL('/privacy/request');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('button', { name: /Qué pides/ }).click();
  await page.getByRole('option', { name: /^Supresión/ }).click();
  await page.getByLabel('Nombre y apellido').fill('Rayén <b>Ovalle</b>');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/^En tus palabras/).fill('No quedé. Borren mis videos.');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeFocused();

  const asked = await mailTo(server, email, 'Confirma tu solicitud sobre tus datos');
  // What a stranger typed goes to nobody.
  expect(asked.text).not.toContain('Borren');
  const link = asked.text?.match(/https?:\S+\/privacy\/request\/[\w-]+/)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmar la solicitud' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Recibimos tu solicitud N\.º \d+$/ });
  await expect(heading).toBeFocused();
  const number = (await heading.textContent())?.match(/\d+/)?.[0] ?? '';
  await mailTo(server, email, `Recibimos tu solicitud N.º ${number} sobre tus datos`);
  // A used link says the same.
  await page.reload();
  await page.getByRole('button', { name: 'Confirmar la solicitud' }).click();
  await expect(heading).toContainText(number);

  const context = await browser.newContext({ baseURL: server.url, locale: 'es-CL' });
  const desk = await context.newPage();
  await enter(desk, '/login?volver=%2Fdocuments-back%3Fvista%3Ddatos-personales', ADMIN);
  await desk.getByRole('link', { name: 'Ver las solicitudes sobre datos' }).click();
  await desk.getByRole('searchbox').fill(email);
  await desk.getByRole('link', { name: `Solicitud N.º ${number}` }).click();
  const opened = desk.getByRole('dialog', { name: `Solicitud N.º ${number}` });
  await expect(opened.getByText('No quedé. Borren mis videos.')).toBeVisible();
  await opened.getByRole('button', { name: 'Extender plazo' }).click();
  const more = desk.getByRole('dialog', { name: /^Extender el plazo/ });
  await more.getByLabel('Por qué hace falta más tiempo').fill('Hay respaldos en otra ciudad.');
  await more.getByRole('button', { name: 'Extender plazo' }).click();
  await expect(opened.getByText(/, con el plazo extendido$/)).toBeVisible();
  await opened.getByRole('button', { name: 'Responder' }).click();
  const answer = desk.getByRole('dialog', { name: /^Responder: / });
  await answer.getByText('Conceder', { exact: true }).click();
  await answer.getByLabel('Respuesta').fill('Borramos tu postulación y tus videos.');
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(notices(desk).getByText('Respuesta enviada')).toBeVisible();
  await expect(opened.getByRole('region', { name: 'Respuesta' })).toContainText('Borramos tu postulación');
  await expect(opened.getByText('SHA-256:')).toHaveCount(3);
  await expect(opened.getByRole('button', { name: 'Responder' })).toBeHidden();
  await context.close();

  const told = await mailTo(server, email, `Respuesta a tu solicitud N.º ${number} sobre tus datos`);
  expect(told.text).toContain('La concedimos.');
  expect(told.text).toContain('Borramos tu postulación y tus videos.');
});

test('who has an account is led to it by the same form, and asks there', async ({
  page,
  server,
  request,
}) => {
  const email = await newPerson(server, request);
  await page.goto('/privacy/request');
  await page.getByRole('button', { name: /Qué pides/ }).click();
  await page.getByRole('option', { name: /^Acceso/ }).click();
  await page.getByLabel('Nombre y apellido').fill('Rayén');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeFocused();
  const mail = await mailTo(server, email, 'Entra a tu cuenta para pedirlo');
  expect(mail.text).toContain(`${server.url}/home/data-requests`);
  await page.goto('/home/data-requests');
  await logIn(page, email, OWN_PASSWORD);
  await expect(page.getByText('No has pedido nada todavía')).toBeVisible();
  await page.getByRole('button', { name: 'Hacer una solicitud' }).click();
  const form = page.getByRole('dialog', { name: 'Hacer una solicitud' });
  await form.getByRole('button', { name: /Qué pides/ }).click();
  await page.getByRole('option', { name: /^Rectificación/ }).click();
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(form.getByText('Cuenta qué dato está mal y cómo debe quedar').first()).toBeVisible();
  await form.getByLabel(/^En tus palabras/).fill('Mi segundo apellido es Curaqueo.');
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(notices(page).getByText(/^Recibimos tu solicitud N\.º \d+$/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^N\.º \d+, Rectificación$/ })).toContainText(
    'Por responder',
  );
  await page.goto('/home');
  await page.getByRole('link', { name: 'Solicitudes sobre mis datos' }).click();
  await expect(page.getByText('Mi segundo apellido es Curaqueo.')).toBeVisible();
});
