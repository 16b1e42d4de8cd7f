import { FILED, filePaper } from './filedDocuments.ts';
import { ADMIN, enter, expect, notices, test, USER } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';

// A server of its own: other journeys count the talent's documents.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const NAME = 'Voz: Retomas con IA, todos los proyectos';

test('a contract that is over stops an order, a new one mends it; what it allows with a voice stands on the order, until its person withdraws it', async ({
  page,
  browser,
  request,
  server,
}) => {
  const studio = await studioOf(server, request);
  await enter(page, FILED, ADMIN);
  await filePaper(page, { title: 'Contrato 2025', endsOn: '31-10-2026' });
  const why = /El contrato «Contrato 2025» terminó el 31-10-2026\. Sube el nuevo en Contratos y guiones/;
  await expect(studio.issue(USER)).rejects.toThrow(why);
  await filePaper(page, { title: 'Contrato 2099', endsOn: '31-12-2099' });
  await studio.issue(USER);

  await page.goto('/documents-back?buscar=talento');
  await page.getByRole('link', { name: /Antonia Millaquén/ }).click();
  const ledger = page.getByRole('region', { name: 'Autorizaciones' });
  await ledger.getByRole('button', { name: 'Registrar autorización de voz' }).click();
  const form = page.getByRole('dialog', { name: 'Registrar autorización de voz' });
  await form.getByRole('button', { name: /Qué autoriza/ }).click();
  await page.getByRole('option', { name: 'Retomas con IA' }).click();
  await form.getByRole('radio', { name: 'Todos los proyectos' }).check({ force: true });
  await form.getByRole('textbox', { name: /Territorio/ }).fill('Chile');
  await form.getByRole('textbox', { name: /Desde/ }).fill('01-11-2026');
  await form.getByRole('button', { name: /Contrato que lo dice/ }).click();
  await page.getByRole('option', { name: 'Contrato 2099' }).click();
  await form.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(notices(page).getByText('Autorización registrada')).toBeVisible();
  const told = await mailTo(server, USER, 'Registramos una autorización sobre tu voz');
  expect(told.text).toContain(`«${NAME}»`);

  const order = await studio.issue(USER);
  const talent = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(talent, `/documents?documento=${order.documentId}`, USER);
  const paper = talent.getByRole('dialog', { name: order.title });
  const allowed = 'Sí, en todos los proyectos. Territorio: Chile. Desde el 01-11-2026, sin término';
  await expect(paper.getByText(allowed, { exact: true })).toBeVisible();

  await talent.goto('/home/consents');
  await talent.getByRole('button', { name: `Retirar: ${NAME}` }).click();
  await talent.getByRole('button', { name: 'Retirar autorización' }).click();
  await expect(notices(talent).getByText('Autorización retirada')).toBeVisible();
  const mail = await mailTo(server, USER, 'Se retiró una autorización');
  expect(mail.text).toContain(`«${NAME}»`);

  // The person gives another themself, after reading its words; until they say how old they are, it stays with paper.
  await expect(talent.getByText(/^Escribe antes tu fecha de nacimiento en tu ficha/)).toBeVisible();
  await studio.giveBirthDate(USER);
  await talent.reload();
  await talent.getByRole('button', { name: 'Autorizar un uso de mi voz' }).click();
  const own = talent.getByRole('dialog', { name: 'Autorizar un uso de mi voz' });
  await own.getByRole('button', { name: /Qué autorizas/ }).click();
  await talent.getByRole('option', { name: 'Clonación de voz' }).click();
  await own.getByRole('radio', { name: 'Todos los proyectos' }).check({ force: true });
  await own.getByRole('textbox', { name: /Territorio/ }).fill('Chile');
  await expect(own.getByText(/^«Autorizo que el estudio genere .* Territorio: Chile\./)).toBeVisible();
  await own.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(notices(talent).getByText('Autorización registrada')).toBeVisible();
  await expect(
    talent.getByRole('button', { name: 'Retirar: Voz: Clonación de voz, todos los proyectos' }),
  ).toBeVisible();
  const given = await mailTo(server, USER, 'Autorizaste un uso de tu voz');
  expect(given.text).toContain('«Voz: Clonación de voz, todos los proyectos»');

  // Before they accept they see what the paper says, and that it holds no more.
  await talent.goto(`/documents?documento=${order.documentId}`);
  await expect(paper.getByText(`${allowed} · hoy: No`)).toBeVisible();
  await paper.getByRole('button', { name: 'Aceptar' }).click();
  await expect(paper.getByText(/^Aceptaste esta orden el/)).toBeVisible();
  await talent.context().close();

  await page.reload();
  // And the one that the demo has.
  await expect(ledger.getByText(/^Retirada el /)).toHaveCount(2);
});
