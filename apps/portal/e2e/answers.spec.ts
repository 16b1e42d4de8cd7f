import type { Locator, Page } from '@playwright/test';
import { expect, logIn, tabTo, test, USER } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';

// A server of its own: other journeys count the talent's documents.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

/** Hides the two known notices. */
const quiet = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });

async function enter(page: Page, path = '/documents') {
  await quiet(page);
  await page.goto(path);
  await logIn(page, USER);
}

const noteIn = (where: Locator) => where.getByRole('textbox', { name: /Nota para el estudio/ });
const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Acciones de ${title}` });

test('the mail’s link leads to the order; two tabs answer it, and it is answered once', async ({
  page,
  context,
  request,
  server,
}) => {
  const studio = await studioOf(server, request);
  const order = await studio.issue(USER);
  const mail = await mailTo(server, USER, `Tienes una orden de trabajo nueva: ${order.title}`);
  const link = mail.text?.match(/http\S+\/documents\?documento=[\w-]+/)?.[0] ?? '';
  expect(link).toContain(order.documentId);
  await enter(page, link);
  const drawer = page.getByRole('dialog', { name: order.title });
  await expect(drawer.getByText('30-11-2026')).toBeVisible();
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();

  const second = await context.newPage();
  await second.goto(link);
  const there = second.getByRole('dialog', { name: order.title });
  await noteIn(there).fill('Esa semana no puedo.');

  await noteIn(drawer).fill('Llego a las nueve.');
  await drawer.getByRole('button', { name: 'Aceptar' }).dblclick();
  await expect(drawer.getByText(/^Aceptaste esta orden el/)).toBeVisible();
  await expect(drawer.getByText('Tu nota: «Llego a las nueve.»')).toBeVisible();
  await expect(drawer).toBeFocused();
  const row = page.getByRole('row', { name: new RegExp(`${order.title}.*Aceptada`) });
  await expect(row).toBeVisible();

  await there.getByRole('button', { name: 'Rechazar' }).click();
  await second.getByRole('button', { name: 'Rechazar orden' }).click();
  const told = there.getByRole('alert');
  await expect(told).toContainText('Esta orden ya se había respondido');
  await expect(told).toContainText('Escribiste: «Esa semana no puedo.»');
  await expect(there.getByText('Tu nota: «Llego a las nueve.»')).toBeVisible();
  expect(await studio.read(order.id)).toMatchObject({ state: 'accepted', answerNote: 'Llego a las nueve.' });
  // Three entries: created, issued, accepted.
  expect(await studio.movesOf(order.id)).toBe(3);
});

test('an order is declined from the list by the keyboard alone, and only with a reason', async ({
  page,
  request,
  server,
}) => {
  const studio = await studioOf(server, request);
  const order = await studio.issue(USER);
  await enter(page, '/documents?tipo=work-order&estado=issued');
  await expect(page.getByRole('link', { name: `${order.title}, sin leer` })).toBeVisible();
  await page.getByRole('link', { name: `${order.title}, sin leer` }).focus();
  await tabTo(page, menuOf(page, order.title));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Rechazar' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `¿Rechazar la ${order.title}?` });
  await expect(noteIn(question)).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Rechazar orden' }));
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeFocused();
  await tabTo(page, noteIn(question));
  await page.keyboard.type('Esa semana no puedo.');
  await expect(question.getByText('Cuéntale al estudio por qué la rechazas')).toHaveCount(0);
  await tabTo(page, question.getByRole('button', { name: 'Rechazar orden' }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: order.title, exact: true });
  await expect(drawer.getByText(/^Rechazaste esta orden el/)).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await studio.read(order.id)).toMatchObject({
    state: 'rejected',
    answerNote: 'Esa semana no puedo.',
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a note survives an ended session; an order voided meanwhile says so and repeats what was typed', async ({
    page,
    request,
    server,
  }) => {
    const studio = await studioOf(server, request);
    const order = await studio.issue(USER);
    await enter(page, '/home');
    await page.getByRole('link', { name: /por responder, / }).tap();
    await page.getByRole('link', { name: `${order.title}, sin leer` }).tap();
    const drawer = page.getByRole('dialog', { name: order.title, exact: true });
    await drawer.getByRole('button', { name: 'Rechazar' }).tap();
    const question = page.getByRole('dialog', { name: `¿Rechazar la ${order.title}?` });
    await noteIn(question).fill('Estoy fuera de Santiago esa semana.');
    // Wait until the list says that the paper was read: its reload would otherwise be the request that notices the ended session.
    await expect(
      page.getByRole('link', { name: `${order.title}, sin leer`, includeHidden: true }),
    ).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('accessToken'));
    await request.post(`${server.url}/api/users/auth/logout`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await question.getByRole('button', { name: 'Rechazar orden' }).tap();
    await expect(page).toHaveURL(/\/login\?volver=/);
    await logIn(page, USER);
    await expect(noteIn(drawer)).toHaveValue('Estoy fuera de Santiago esa semana.');
    expect(await studio.read(order.id)).toMatchObject({ state: 'issued' });

    // The question is open before the studio voids the order: a reload of the page must not close it.
    await drawer.getByRole('button', { name: 'Rechazar' }).tap();
    await expect(noteIn(question)).toHaveValue('Estoy fuera de Santiago esa semana.');
    await studio.void(order.id, 'Se graba en otro estudio.');
    await question.getByRole('button', { name: 'Rechazar orden' }).tap();
    await expect(drawer.getByRole('alert')).toContainText('El estudio anuló esta orden');
    await expect(drawer.getByRole('alert')).toContainText(
      'Escribiste: «Estoy fuera de Santiago esa semana.»',
    );
    await expect(drawer.getByText('Motivo: Se graba en otro estudio.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Aceptar' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
