import type { Browser, Locator, Page } from '@playwright/test';
import { ADMIN, enter, expect, notices, test, USER } from './fixtures.ts';
import { studioOf } from './orders.ts';

// A server of its own: other journeys count what is to be regularized.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const TODAY = new Intl.DateTimeFormat('es-CL', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'America/Santiago' },
}).format(new Date());

/** 'Mis pagos' of the person, on a phone. */
async function paymentsOf(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-CL' });
  const page = await context.newPage();
  await enter(page, `${url}/login?volver=/home/payments`, USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Mis pagos' })).toBeVisible();
  return page;
}

/** ADMIN notes what happened at the SII to a boleta in its drawer. */
async function noteAnnulled(page: Page, drawer: Locator): Promise<void> {
  await drawer.getByRole('button', { name: 'Anotar en el SII' }).click();
  const note = page.getByRole('dialog', { name: /^En el SII: / });
  await note.getByRole('radio', { name: 'La persona la anuló' }).check({ force: true });
  await note.getByRole('textbox', { name: 'Día en que pasó' }).fill(TODAY);
  await note.getByRole('textbox', { name: 'Motivo' }).fill('La emitió dos veces');
  await note.getByRole('button', { name: 'Anotar' }).click();
  await expect(notices(page).getByText('Anotado lo del SII')).toBeVisible();
}

test('annulled after it was paid, a boleta is regularized with the next one of another amount, and that is undone: the person reads it', async ({
  page,
  browser,
  request,
  server,
}) => {
  const studio = await studioOf(server, request);
  await studio.giveBankData(USER);
  const first = await studio.approvedBoleta(USER, (await studio.finished(USER)).id);
  await studio.payNomina(await studio.nominaOf(first));
  const order = (await studio.finished(USER)).id;
  const next = await studio.approvedBoleta(USER, order, { folio: 62, gross: 60_000 });
  const open = (id: number) => `/projects-back-office/documents?vista=boletas&boleta=${id}`;
  const drawer = page.getByRole('dialog', { name: /^Boleta orden/ });

  await enter(page, open(first), ADMIN);
  await noteAnnulled(page, drawer);
  await expect(drawer.getByText('Por regularizar')).toBeVisible();
  const hers = await paymentsOf(browser, server.url);
  const owed = hers.getByText(/^La boleta N\.º 61, por \$90\.000 brutos, se anuló en el SII/);
  const paid = hers.getByRole('row', { name: /Boleta N\.º 61/ });
  await expect(owed).toBeVisible();
  await expect(paid.getByText('Por regularizar')).toBeVisible();

  await page.goto(open(next));
  await drawer.getByRole('button', { name: 'Regularizar con esta boleta la N.º 61' }).click();
  const settling = page.getByRole('dialog', { name: 'Regularizar la boleta N.º 61' });
  await expect(settling.getByText('$30.000 menos en esta boleta')).toBeVisible();
  const settle = settling.getByRole('button', { name: 'Regularizar' });
  await settle.click();
  await expect(settling.getByRole('alert').first()).toContainText('escribe cómo queda la diferencia');
  await settling.getByRole('textbox', { name: 'Motivo' }).fill('Los otros $30.000 van en su próxima orden');
  await settle.click();
  await expect(notices(page).getByText('Regularizada con esta boleta')).toBeVisible();
  await expect(drawer.getByText(/Lo acordado: Los otros \$30\.000 van en su próxima orden\./)).toBeVisible();

  await hers.reload();
  await expect(paid.getByText(/^Regularizada con la N\.º 62 el \d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect(owed).toHaveCount(0);
  await hers.getByRole('link', { name: 'Boleta N.º 61' }).click();
  const how = /^Regularizada con la boleta N\.º 62 el .*: Los otros \$30\.000 van en su próxima orden\.$/;
  await expect(hers.getByText(how)).toBeVisible();
  expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Undone, while the later one is not paid.
  await drawer.getByRole('button', { name: 'Quitar la regularización de la boleta N.º 61' }).click();
  const undoing = page.getByRole('dialog', { name: 'Quitar la regularización de la boleta N.º 61' });
  await undoing.getByRole('button', { name: 'Quitar' }).click();
  await expect(undoing.getByRole('alert')).toContainText('Escribe por qué la quitas');
  await undoing.getByRole('textbox', { name: 'Motivo' }).fill('Era con otra boleta');
  await undoing.getByRole('button', { name: 'Quitar' }).click();
  await expect(notices(page).getByText('Regularización quitada')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Regularizar con esta boleta la N.º 61' })).toBeVisible();
  await hers.goto(`${server.url}/home/payments`);
  await expect(owed).toBeVisible();
  await expect(paid.getByText('Por regularizar')).toBeVisible();
  await hers.context().close();
});
