import { FILED, filePaper } from './filedDocuments.ts';
import { ADMIN, enter, expect, notices, test, USER } from './fixtures.ts';
import { studioOf } from './orders.ts';

// A server of its own: its talent is a minor from here on.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const THIS_YEAR = new Date().getFullYear();

test('a minor names who represents them; their order is refused, mended with two papers, and issued', async ({
  page,
  browser,
  request,
  server,
}) => {
  await enter(page, '/home', USER);
  await page.getByRole('button', { name: 'Editar datos personales' }).click();
  await page.getByLabel('Fecha de nacimiento', { exact: true }).fill(`01-01-${THIS_YEAR - 15}`);
  await page.keyboard.press('Tab');
  await page.getByLabel('Nombre de quien representa').fill('Elena Rojas');
  await page.getByLabel('RUT de quien representa').fill('11.111.111-1');
  await page.getByLabel('Relación de quien representa').fill('Madre');
  await page.getByLabel('Correo o teléfono de quien representa').fill('elena.rojas@correo.test');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByText('Elena Rojas')).toBeVisible();

  const studio = await studioOf(server, request);
  await expect(studio.issue(USER)).rejects.toThrow(/autorización de quien la representa y el certificado/);
  const office = await (await browser.newContext()).newPage();
  await enter(office, '/projects-back-office/documents?estado=draft&buscar=Antonia', ADMIN);
  const drafts = office.getByRole('grid', { name: 'Órdenes de trabajo' });
  await drafts.getByRole('link').first().click();
  const draft = office.getByRole('dialog', { name: 'Traducción' });
  await expect(draft.getByText(/: no se puede emitir todavía/)).toBeVisible();
  await draft.getByRole('button', { name: 'Emitir orden' }).click();
  await expect(draft.getByRole('alert').getByText(/súbelos en Contratos y guiones/)).toBeVisible();
  const address = office.url();

  await office.goto(FILED);
  const endsOn = `31-12-${THIS_YEAR + 1}`;
  await filePaper(office, { kind: 'Autorización de menor', title: 'Autorización de la madre', endsOn });
  await filePaper(office, { kind: 'Certificado escolar', title: 'Certificado del liceo', endsOn });
  await office.goto(address);
  await expect(draft.getByText(/: no se puede emitir todavía/)).toHaveCount(0);
  await draft.getByRole('button', { name: 'Emitir orden' }).click();
  await expect(office.getByRole('dialog', { name: /Traducción N\.º/ })).toBeVisible();
});
