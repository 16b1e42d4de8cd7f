import { ADMIN, enter, expect, notices, test } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';

// A server of its own: nobody else meets a person who is nowhere for a while.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const PERSON = 'traduccion@doblaje.test';
const NAME = 'Rosario Huenchumil Vera';

test('a block during an open order: granted, nobody reads the person, ended, the order goes on', async ({
  page,
  server,
  request,
  browser,
}) => {
  const order = await (await studioOf(server, request)).issue(PERSON);
  const number = order.title.slice(order.title.indexOf('N.º'));
  await enter(page, '/home/data-requests', PERSON);
  await page.getByRole('button', { name: 'Hacer una solicitud' }).click();
  const form = page.getByRole('dialog', { name: 'Hacer una solicitud' });
  await form.getByRole('button', { name: /Qué pides/ }).click();
  await page.getByRole('option', { name: /^Bloqueo/ }).click();
  await form.getByLabel(/^En tus palabras/).fill('Mi domicilio está mal, y lo estoy discutiendo.');
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  const told = notices(page).getByText(/^Recibimos tu solicitud N\.º \d+$/);
  await expect(told).toBeVisible();
  const asked = `Solicitud ${(await told.textContent())?.match(/N\.º \d+/)?.[0]}`;

  // Two windows of ADMIN: one looks at the order, the other grants the block.
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-CL' });
  const looking = await context.newPage();
  const list = `/projects-back-office/documents?buscar=${encodeURIComponent(NAME)}`;
  await enter(looking, list, ADMIN);
  const row = looking
    .getByRole('grid', { name: 'Órdenes de trabajo' })
    .getByRole('rowheader')
    .getByRole('link');
  await row.click();
  const drawer = looking.getByRole('dialog', { name: new RegExp(`${number}$`) });
  await expect(drawer.getByRole('button', { name: 'Anular' })).toBeVisible();
  const desk = await context.newPage();
  await desk.goto('/documents-back/data-requests');
  await desk.getByRole('link', { name: asked }).click();
  const opened = desk.getByRole('dialog', { name: asked });
  await opened.getByRole('button', { name: 'Responder' }).click();
  const answer = desk.getByRole('dialog', { name: /^Responder: / });
  await answer.getByText('Conceder', { exact: true }).click();
  await answer.getByLabel('Respuesta').fill('Bloqueamos tus datos mientras lo revisamos.');
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click();
  await expect(opened.getByRole('region', { name: 'Bloqueo' })).toBeVisible();

  // What was open is refused in words, and the lists know nobody of that name.
  await drawer.getByRole('button', { name: 'Anular' }).click();
  const why = looking.getByRole('dialog', { name: /^Anular/ });
  await why.getByLabel('Motivo').fill('Ya no hace falta.');
  await why.getByRole('button', { name: 'Anular orden' }).click();
  await expect(why.getByRole('alert').or(notices(looking).getByRole('alert')).first()).toContainText(/ya no/);
  await looking.goto(list);
  await expect(looking.getByRole('heading', { name: 'Ninguna orden coincide' })).toBeVisible();
  await looking.goto('/documents-back');
  await looking.getByRole('searchbox').fill(PERSON);
  await expect(looking.getByRole('heading', { name: /^Ningún usuario/ })).toBeVisible();

  // The person reads why there is so little, and where it ends.
  await page.reload();
  await expect(notices(page).getByText(/^Tus datos están bloqueados desde el/)).toBeVisible();
  await expect(page.getByRole('region', { name: /Bloqueo$/ })).toContainText('Concedida');
  await page.goto('/documents');
  await expect(page.getByText(/Tus datos están bloqueados, como lo pediste/)).toBeVisible();

  await opened.getByRole('button', { name: 'Terminar bloqueo' }).click();
  const end = desk.getByRole('dialog', { name: /^Terminar/ });
  await end.getByLabel(/^Por qué|^Motivo/).fill('El domicilio ya está corregido.');
  await end.getByRole('button', { name: 'Terminar bloqueo' }).click();
  await expect(opened.getByRole('button', { name: 'Terminar bloqueo' })).toHaveCount(0);
  const mail = await mailTo(server, PERSON, 'Terminó el bloqueo de tus datos');
  expect(mail.text).toContain('El domicilio ya está corregido.');
  await looking.goto(list);
  await expect(row).toBeVisible();
  await page.goto(`/documents?documento=${order.documentId}`);
  await expect(page.getByRole('dialog', { name: order.title })).toBeVisible();
  await expect(notices(page).getByText(/^Tus datos están bloqueados/)).toHaveCount(0);
  await context.close();
});
