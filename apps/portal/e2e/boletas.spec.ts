import type { Locator, Page } from '@playwright/test';
import { takeCsv } from './bankFile.ts';
import { writePdf } from './documentFiles.ts';
import { ADMIN, enter, expect, logIn, notices, tabTo, test, USER } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { boletaOf, studioOf } from './orders.ts';

// A server of its own: other journeys count the talent's documents.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const upload = (page: Page): Locator => page.getByRole('dialog', { name: 'Subir boleta' });

/** Today in Chile, as the field shows it. The form would object to a boleta dated before its order. */
const TODAY = new Intl.DateTimeFormat('es-CL', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'America/Santiago' },
}).format(new Date());

/** Fills in the form with the data of a boleta from the SII. */
async function fill(form: Locator, folio: string, gross: string): Promise<void> {
  await form.getByRole('textbox', { name: 'Número de la boleta' }).fill(folio);
  await form.getByRole('textbox', { name: 'Fecha de la boleta' }).fill(TODAY);
  await form.getByRole('textbox', { name: 'Monto bruto' }).fill(gross);
  await form.getByRole('radio', { name: 'El estudio' }).check({ force: true });
  await form.locator('input[type="file"]').setInputFiles({
    name: `boleta-${folio}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(await writePdf([`Boleta de honorarios ${folio}`])),
  });
}

const links = /http\S+\/documents\?boleta=\d+/;

/** A person of the demo without any other boletas or orders that wait. */
const TRANSLATOR = 'traduccion@doblaje.test';

test('finished, sent by the mail’s link, rejected, sent again by its mail’s link, approved: both sides see it', {
  tag: '@engines',
}, async ({ page, browser, request, server }) => {
  const studio = await studioOf(server, request);
  const order = await studio.finished(USER);
  const boleta = boletaOf(order);
  const asked = await mailTo(server, USER, `Ya puedes subir tu boleta: ${order.title}`);
  await enter(page, asked.text?.match(links)?.[0] ?? '', USER);
  const form = upload(page);
  const select = form.getByRole('button', { name: 'Seleccionar archivo' });
  await expect(select).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Monto bruto' })).toHaveValue('90.000');
  await fill(form, '58', '95000');
  await expect(form.getByText('La orden es por $90.000.')).toBeVisible();
  await form.getByRole('button', { name: 'Subir boleta' }).click();
  await expect(notices(page).getByText('Boleta enviada')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(`${boleta}.*En revisión`) })).toBeVisible();

  const studioPage = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await enter(studioPage, '/home', ADMIN);
  await studioPage.getByRole('link', { name: /por revisar/ }).click();
  await studioPage.getByRole('link', { name: boleta }).click();
  const drawer = studioPage.getByRole('dialog', { name: boleta, exact: true });
  await expect(drawer.getByText('Tiene diferencias')).toBeVisible();
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  await drawer.getByRole('button', { name: 'Rechazar' }).click();
  const why = studioPage.getByRole('dialog', { name: `Rechazar ${boleta}` });
  await why.getByRole('button', { name: 'Rechazar boleta' }).click();
  await expect(why.getByRole('alert')).toBeVisible();
  await why.getByLabel('Motivo del rechazo').fill('Son $90.000 brutos.');
  await why.getByRole('button', { name: 'Rechazar boleta' }).click();
  await expect(notices(studioPage).getByText('Boleta rechazada')).toBeVisible();

  const rejected = await mailTo(server, USER, `Tu boleta fue rechazada: ${order.title}`);
  expect(rejected.text).toContain('Son $90.000 brutos.');
  // Only the window in front has the focus.
  await page.bringToFront();
  await page.goto(rejected.text?.match(links)?.[0] ?? '');
  await expect(form.getByText('Motivo: Son $90.000 brutos.')).toBeVisible();
  await expect(select).toBeFocused();
  await fill(form, '59', '90000');
  await expect(form.getByRole('textbox', { name: 'Retención' })).toHaveValue('13.725');
  await form.getByRole('button', { name: 'Subir boleta' }).click();
  await expect(form).toHaveCount(0);

  await studioPage.goto('/projects-back-office/documents?vista=boletas&estado=inReview');
  await studioPage.getByRole('link', { name: boleta }).click();
  await expect(drawer.getByText('Coincide con la orden y con la tasa del año')).toBeVisible();
  await tabTo(studioPage, drawer.getByRole('button', { name: 'Aprobar' }));
  await studioPage.keyboard.press('Enter');
  await expect(notices(studioPage).getByText('Boleta aprobada')).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`^${boleta}`) }).click();
  await expect(
    page.getByRole('dialog', { name: boleta }).getByText(/^Aprobada\. Boleta N\.º 59/),
  ).toBeVisible();
  await studioPage.context().close();
});

test('an approved boleta is paid in a nómina, which needs the person’s bank data: both sides see it', {
  tag: '@engines',
}, async ({ page, browser, request, server }) => {
  const studio = await studioOf(server, request);
  const order = await studio.finished(USER);
  const boleta = boletaOf(order);
  await studio.approvedBoleta(USER, order.id);
  const studioPage = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await enter(studioPage, '/projects-back-office/documents?vista=nominas', ADMIN);
  const create = studioPage.getByRole('button', { name: 'Crear nómina' });
  const review = studioPage.getByRole('dialog', { name: 'Crear nómina' });
  await create.click();
  // A person of the demo lacks bank data too.
  await review.getByRole('button', { name: 'Pedir datos bancarios a Antonia Millaquén Rojas' }).click();
  await mailTo(server, USER, 'Completa tus datos bancarios para que podamos pagarte');
  await review.getByRole('button', { name: 'Cancelar' }).click();
  await studio.giveBankData(USER);
  await create.click();
  await expect(review.getByRole('row', { name: boleta })).toBeVisible();
  // Leave out what could be paid too, as the demo's boleta that is free since the bank rejected it.
  const others = review
    .getByRole('row', { name: /Boleta orden/ })
    .filter({ hasNotText: boleta })
    .getByRole('checkbox');
  for (const other of await others.all()) await other.uncheck({ force: true });
  await tabTo(studioPage, review.getByRole('button', { name: 'Crear con 1 boleta: $76.275' }));
  await studioPage.keyboard.press('Enter');
  const nomina = studioPage.getByRole('dialog', { name: /^Nómina N\.º/ });
  await expect(nomina.getByText('Preparada').first()).toBeVisible();
  expect(await takeCsv(studioPage, nomina)).toMatch(/^nomina-\d+\.csv$/);
  await tabTo(studioPage, nomina.getByRole('button', { name: 'Marcar pagada' }));
  await studioPage.keyboard.press('Enter');
  const paying = studioPage.getByRole('dialog', { name: /^Marcar pagada/ });
  await expect(paying.getByRole('textbox', { name: 'Fecha de pago' })).toBeFocused();
  await studioPage.keyboard.press('Enter');
  await expect(notices(studioPage).getByText('Nómina pagada')).toBeVisible();
  await nomina.getByRole('link', { name: boleta }).click();
  await expect(
    studioPage.getByRole('dialog', { name: boleta, exact: true }).getByText('Pagada el'),
  ).toBeVisible();
  const told = await mailTo(server, USER, `Pagamos tu boleta: ${order.title}`);
  await enter(page, told.text?.match(/http\S+\/documents\?documento=\S+/)?.[0] ?? '', USER);
  await expect(page.getByText(/^Pagada el \d\d-\d\d-\d{4}\. Boleta N\.º 61/)).toBeVisible();
  await studioPage.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a boleta waiting on Principal leads to the form; what was typed survives an ended session', async ({
    page,
    request,
    server,
  }) => {
    const order = await (await studioOf(server, request)).finished(TRANSLATOR);
    await enter(page, '/home', TRANSLATOR);
    await page.getByRole('link', { name: /por subir/ }).tap();
    const form = upload(page);
    await expect(form.getByRole('button', { name: order.title })).toBeVisible();
    await fill(form, '77', '90000');
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    await request.post(`${server.url}/api/users/auth/logout`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await form.getByRole('button', { name: 'Subir boleta' }).tap();
    await expect(page).toHaveURL(/\/login\?volver=/);
    await logIn(page, TRANSLATOR);
    await expect(form.getByRole('textbox', { name: 'Número de la boleta' })).toHaveValue('77');
    await form.getByRole('button', { name: 'Subir boleta' }).tap();
    await expect(form).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
