import type { APIRequestContext, Browser, Locator } from '@playwright/test';
import { boletaPdf } from './boletaPdf.ts';
import { ADMIN, enter, expect, notices, type Server, tabTo, test } from './fixtures.ts';
import { choose } from './hands.ts';
import { mailTo } from './mails.ts';
import { type IssuedOrder, studioOf } from './orders.ts';

// A server of its own: other journeys count the boletas to review.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

/** A person of the demo without any other boletas or orders that wait. */
const TRANSLATOR = 'traduccion@doblaje.test';
/** Hers; her PDFs say the same. */
const RUT = '17.654.321-3';

/** An order of hers waits for its boleta. */
async function finishedOrder(server: Server, request: APIRequestContext): Promise<IssuedOrder> {
  const studio = await studioOf(server, request);
  await studio.giveRut(TRANSLATOR, RUT);
  return studio.finished(TRANSLATOR);
}

const PHOTO = {
  ...{ name: 'IMG_2041.jpg', mimeType: 'image/jpeg' },
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
};

const isFilled = async (form: Locator, folio: string) => {
  await expect(form.getByRole('textbox', { name: 'Número de la boleta' })).toHaveValue(folio);
  await expect(form.getByRole('textbox', { name: 'Monto bruto' })).toHaveAccessibleDescription(
    'Leído del PDF',
  );
  await expect(form.getByRole('textbox', { name: 'Retención' })).toHaveValue('13.725');
  await expect(form.getByText('Leímos tu boleta del PDF')).toBeVisible();
};

/** ADMIN sees what was sent beside what was read. */
async function studioSees(browser: Browser, server: Server, title: string, folio: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await enter(page, `${server.url}/projects-back-office/documents?vista=boletas&estado=inReview`, ADMIN);
  const boleta = `Boleta orden ${title.slice(title.indexOf('N.º'))}`;
  await page.getByRole('link', { name: boleta }).click();
  const read = page
    .getByRole('dialog', { name: boleta, exact: true })
    .getByRole('table', { name: 'Enviado y leído del PDF' });
  await expect(read.getByRole('row', { name: /N\.º de boleta/ })).toHaveText(`N.º de boleta${folio}${folio}`);
  await expect(read.getByRole('row', { name: /Líquido/ })).toHaveText('Líquido$76.275$76.275');
  await context.close();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a photo is refused with the reason, the PDF fills in the form, and it is sent in three presses', async ({
    page,
    browser,
    request,
    server,
  }) => {
    const order = await finishedOrder(server, request);
    await enter(page, '/documents?boleta=subir', TRANSLATOR);
    const form = page.getByRole('dialog', { name: 'Subir boleta' });
    const select = form.getByRole('button', { name: 'Seleccionar archivo' });
    await choose(page, () => select.tap(), PHOTO);
    await expect(form.getByText(/no una foto ni una captura\. Descárgalo en sii\.cl/).first()).toBeVisible();
    // One press opens the choice, one chooses, one sends.
    await choose(page, () => select.tap(), boletaPdf({ folio: 77, rut: RUT }));
    await isFilled(form, '77');
    const submit = form.getByRole('button', { name: 'Subir boleta' });
    await expect(submit).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await submit.tap();
    await expect(notices(page).getByText('Boleta enviada')).toBeVisible();
    await studioSees(browser, server, order.title, '77');
  });
});

test('by keyboard alone: the file is chosen, what differs is read and taken over, and it is sent', async ({
  page,
  request,
  server,
}) => {
  await finishedOrder(server, request);
  await enter(page, '/documents?boleta=subir', TRANSLATOR);
  const form = page.getByRole('dialog', { name: 'Subir boleta' });
  const select = form.getByRole('button', { name: 'Seleccionar archivo' });
  await expect(select).toBeFocused();
  const folio = form.getByRole('textbox', { name: 'Número de la boleta' });
  await tabTo(page, folio);
  await page.keyboard.type('7');
  await tabTo(page, select, 'Shift+Tab');
  await choose(page, () => page.keyboard.press('Enter'), boletaPdf({ folio: 78, rut: RUT }));
  const said = form.getByRole('status', { name: 'Lo que dice el PDF' });
  await expect(said).toContainText('El folio del PDF es 78 y se indicó 7.');
  await tabTo(page, form.getByRole('button', { name: 'Usar los datos del PDF' }));
  await page.keyboard.press('Enter');
  await expect(said).toBeFocused();
  await isFilled(form, '78');
  await tabTo(page, form.getByRole('button', { name: 'Subir boleta' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Boleta enviada')).toBeVisible();
});

test('a PDF that was sent for another order is told before it is sent, and refused by the server: nothing typed is lost', async ({
  page,
  context,
  request,
  server,
}) => {
  const [first, second] = [await finishedOrder(server, request), await finishedOrder(server, request)];
  const linkOf = async ({ title }: IssuedOrder) =>
    (await mailTo(server, TRANSLATOR, `Ya puedes subir tu boleta: ${title}`)).text?.match(
      /http\S+\/documents\?boleta=\d+/,
    )?.[0] ?? '';
  const pdf = boletaPdf({ folio: 79, rut: RUT });
  const form = page.getByRole('dialog', { name: 'Subir boleta' });
  const submit = form.getByRole('button', { name: 'Subir boleta' });
  const choosePdf = (file: typeof pdf) => form.locator('input[type="file"]').setInputFiles(file);
  await enter(page, await linkOf(second), TRANSLATOR);
  await choosePdf(pdf);
  await isFilled(form, '79');

  // Another window sends the same PDF for the other order, which this one does not know.
  const other = await context.newPage();
  other.on('filechooser', () => {});
  await other.goto(await linkOf(first));
  const otherForm = other.getByRole('dialog', { name: 'Subir boleta' });
  await otherForm.locator('input[type="file"]').setInputFiles(pdf);
  await isFilled(otherForm, '79');
  await otherForm.getByRole('button', { name: 'Subir boleta' }).click();
  await expect(notices(other).getByText('Boleta enviada')).toBeVisible();
  await other.close();
  await submit.click();
  const number = first.title.slice(first.title.indexOf('N.º'));
  const told = `Este PDF es de una boleta que ya se envió: N.º 79, orden ${number}, en revisión.`;
  await expect(form.getByRole('alert')).toContainText(`${told} Elige el PDF de otra boleta.`);
  await isFilled(form, '79');

  // Opened anew, the form knows it, and sends nothing.
  await page.reload();
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/upload') && sent.push(one.url()));
  await choosePdf(pdf);
  const said = form.getByRole('status', { name: 'Lo que dice el PDF' });
  await expect(said).toContainText('Esta boleta no se puede enviar');
  await expect(said).toContainText(told);
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(told);
  await expect(form.getByText('boleta-79.pdf').first()).toBeVisible();
  expect(sent).toEqual([]);

  await form.getByRole('button', { name: 'Quitar boleta-79.pdf' }).click();
  await choosePdf(boletaPdf({ folio: 80, rut: RUT }));
  await isFilled(form, '80');
  await submit.click();
  await expect(notices(page).getByText('Boleta enviada')).toBeVisible();
  await expect(form).toHaveCount(0);
});
