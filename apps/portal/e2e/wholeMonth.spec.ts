import { readFile } from 'node:fs/promises';
import { monthsAfter } from '@doblaje/domain/days';
import type { Locator, Page } from '@playwright/test';
import { boletaPdf } from './boletaPdf.ts';
import { ADMIN, ARTIST, expect, newDataFolder, notices, PASSWORD, startServer, test } from './fixtures.ts';
import { choose, type Hand, keyboard, mouse } from './hands.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';
import { boletasOf, sheetOf } from './siiSheet.ts';

// Each journey starts servers of its own.
test.use({ baseURL: undefined });

const DAY = 24 * 60 * 60 * 1000;

/** Days until the next month has surely begun, in Chile and everywhere. */
const AHEAD = 40;

/** Moves the server's clock: what is due today is closed next month. */
const LATER = `--import=data:text/javascript,${encodeURIComponent(
  `const Now = Date; const ahead = ${AHEAD * DAY};
  globalThis.Date = class extends Now {
    constructor(...given) { given.length === 0 ? super(Now.now() + ahead) : super(...given); }
    static now() { return Now.now() + ahead; }
  };`,
)}`;

const CHILE = { timeZone: 'America/Santiago' } as const;
const THIS_MONTH = new Intl.DateTimeFormat('sv-SE', CHILE).format(new Date()).slice(0, 7);
const LAST_MONTH = monthsAfter(THIS_MONTH, -1);
const MONTH = new Intl.DateTimeFormat('es-CL', { ...CHILE, month: 'long', year: 'numeric' }).format(
  new Date(),
);

const MES = '/projects-back-office/documents?vista=mes';

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** How many boletas a step of 'Mes' counts. */
async function countOf(page: Page, name: string): Promise<number> {
  const told = await step(page, name)
    .getByText(/^\d+ boletas?( por subir o corregir)?$|^Todas /)
    .textContent();
  return Number(/^\d+/.exec(told ?? '')?.[0] ?? 0);
}

const tab = (page: Page, name: RegExp) => page.getByRole('tablist').first().getByRole('tab', { name });

async function enter(page: Page, hand: Hand, address: string, email: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto(address);
  await hand.write(page.getByRole('textbox', { name: 'Correo electrónico' }), email);
  await hand.write(page.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.press(page.getByRole('button', { name: 'Iniciar sesión' }));
}

/** Goes back to 'Mes', whose steps are then counted anew. */
async function toMonth(page: Page, hand: Hand): Promise<void> {
  await hand.press(tab(page, /^Mes/));
  await expect(page.getByRole('heading', { name: new RegExp(`^Cierre de ${MONTH}`) })).toBeVisible();
  await expect(step(page, 'Boletas por revisar')).toBeVisible();
}

/** The person sends the boleta of this order, read from its PDF, from the mail that reminded her. */
async function sendBoleta(page: Page, hand: Hand, link: string): Promise<void> {
  await enter(page, hand, link, ARTIST);
  const form = page.getByRole('dialog', { name: 'Subir boleta' });
  const select = form.getByRole('button', { name: 'Seleccionar archivo' });
  await expect(select).toBeFocused();
  await choose(page, () => hand.press(select), boletaPdf({ folio: 58, rut: '23.456.789-6' }));
  await expect(form.getByText('Leímos tu boleta del PDF')).toBeVisible();
  await hand.press(form.getByRole('button', { name: 'Subir boleta' }));
  await expect(notices(page).getByText('Boleta enviada')).toBeVisible();
  await expect(form).toHaveCount(0);
  await hand.rest();
}

/** The bank's answer to the file that it got: everybody is paid. */
function answerTo(file: string): Buffer {
  const rows = file
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(';'));
  const lines = rows.map(
    ([, , , rut, digit, , amount]) => `${Number(rut)}-${digit};${Number(amount)};Pagado`,
  );
  return Buffer.from(`Rut;Monto;Estado\r\n${lines.join('\r\n')}\r\n`);
}

/** Makes the nómina, takes its checked file to the bank, and notes that the bank paid all of it. */
async function payNomina(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Crear nómina' }));
  await hand.press(
    page.getByRole('dialog', { name: 'Crear nómina' }).getByRole('button', { name: /^Crear con \d+ boleta/ }),
  );
  const nomina = page.getByRole('dialog', { name: /^Nómina N\.º/ });
  await hand.press(nomina.getByRole('button', { name: 'Archivo para el banco' }));
  const check = page.getByRole('dialog', { name: 'Revisar antes de descargar' });
  const saving = page.waitForEvent('download');
  await hand.press(check.getByRole('button', { name: 'Descargar' }));
  const file = await readFile(await (await saving).path(), 'ascii');
  await hand.leave(check);

  const answer = { name: 'respuesta.csv', mimeType: 'text/csv', buffer: answerTo(file) };
  const upload = nomina.getByRole('button', { name: 'Subir respuesta' });
  await expect(upload).toBeEnabled();
  await choose(page, () => hand.press(upload), answer);
  const said = page.getByRole('dialog', { name: 'Respuesta del banco' });
  await expect(said.getByText(/^Con esta respuesta la nómina queda pagada/)).toBeVisible();
  await hand.press(said.getByRole('button', { name: 'Anotar respuesta' }));
  await expect(notices(page).getByText('Nómina pagada')).toBeVisible();
  await expect(said).toHaveCount(0);
  await hand.rest();
}

const HANDS = [
  ['by mouse', mouse],
  ['by the keyboard alone', keyboard],
] as const;

for (const [way, handOf] of HANDS)
  test(`the whole month, from a finished order to its close, ${way}`, async ({ page, browser, request }) => {
    test.slow();
    const folder = newDataFolder();
    const server = await startServer({ SEND_APPLICATIONS: 'false' }, folder);
    const studio = await studioOf(server, request);
    // The demo paid in it.
    await studio.closeMonth(LAST_MONTH);
    const order = await studio.finished(ARTIST);
    const boleta = `Boleta orden ${order.title.slice(order.title.indexOf('N.º'))}`;
    const hand = handOf(page);
    const drawer = (name: string | RegExp): Locator => page.getByRole('dialog', { name, exact: true });

    // Who is missing is reminded; the month is not over yet.
    await enter(page, hand, `${server.url}${MES}`, ADMIN);
    await expect(step(page, 'Cierre del mes').getByText(/^Se cierra desde el 01-/)).toBeVisible();
    const missing = await countOf(page, 'Órdenes terminadas sin boleta');
    const toReview = await countOf(page, 'Boletas por revisar');
    await hand.press(page.getByRole('button', { name: 'Ver quiénes faltan' }));
    const who = page.getByRole('dialog', { name: 'Quiénes faltan' });
    const remind = who.getByRole('button', { name: 'Recordar a todos' });
    await hand.press(remind);
    await expect(notices(page).getByText('Recordatorio enviado')).toBeVisible();
    const mail = await mailTo(server, ARTIST, `Falta tu boleta: ${order.title}`);
    await expect(remind).toBeDisabled();
    await hand.leave(who);

    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const hers = await context.newPage();
    hers.on('filechooser', () => {});
    await sendBoleta(hers, handOf(hers), mail.text?.match(/http\S+\/documents\?boleta=\d+/)?.[0] ?? '');
    await context.close();

    // It is reviewed: each step leads to its list.
    await toMonth(page, hand);
    await expect.poll(() => countOf(page, 'Órdenes terminadas sin boleta')).toBe(missing - 1);
    expect(await countOf(page, 'Boletas por revisar')).toBe(toReview + 1);
    await hand.press(page.getByRole('link', { name: 'Revisar boletas' }));
    await expect(page.getByText(`${toReview + 1} boletas`, { exact: true })).toBeVisible();
    await hand.press(page.getByRole('link', { name: boleta }));
    await expect(drawer(boleta).getByText('Coincide con la orden y con la tasa del año')).toBeVisible();
    await hand.press(drawer(boleta).getByRole('button', { name: 'Aprobar' }));
    await expect(notices(page).getByText('Boleta aprobada')).toBeVisible();
    await hand.leave(drawer(boleta));

    // The SII's file says the same of all of them.
    await toMonth(page, hand);
    const all = (await boletasOf(page)).filter(({ issuedOn }) => issuedOn.startsWith(THIS_MONTH));
    // The demo has an older one, unless the month has just begun.
    await hand.press(page.getByRole('link', { name: /^(Ver|Subir) planilla$/ }));
    const sheet = { name: 'boletas.xls', mimeType: 'application/vnd.ms-excel', buffer: sheetOf(all) };
    const upload = page.getByRole('button', { name: /^(Subir otra planilla|Seleccionar archivo)$/ });
    await choose(page, () => hand.press(upload), sheet);
    await expect(page.getByText('Planilla guardada')).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Iguales/ })).toContainText(`${all.length}`);

    // Paid by the bank.
    await toMonth(page, hand);
    await expect(step(page, 'Planilla del SII').getByText(/diferencia|coinciden/)).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Ver aprobadas' }));
    await expect(page.getByRole('link', { name: boleta })).toBeVisible();
    await hand.press(tab(page, /^Nóminas/));
    await payNomina(page, hand);
    await hand.leave(drawer(/^Nómina N\.º/));
    await toMonth(page, hand);
    await expect(step(page, 'Nóminas').getByText(/\. 1 pagada(,|$)/)).toBeVisible();
    const declared = step(page, 'Retención por declarar');
    await expect(declared.getByText(/^F29, código 151: \$\d/)).toBeVisible();
    await server.end();

    // The next month it is closed.
    await using later = await startServer({ SEND_APPLICATIONS: 'false', NODE_OPTIONS: LATER }, folder);
    const next = handOf(page);
    await enter(page, next, `${later.url}${MES}`, ADMIN);
    await expect(page.getByRole('heading', { name: `Cierre de ${MONTH}, por cerrar` })).toBeVisible();
    await next.press(page.getByRole('button', { name: 'Cerrar mes' }));
    const question = page.getByRole('alertdialog', { name: `¿Cerrar ${MONTH}?` });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await next.press(question.getByRole('button', { name: 'Cerrar mes' }));
    await expect(page.getByRole('heading', { name: `Cierre de ${MONTH}, cerrado` })).toBeVisible();

    // It opens again only with a reason.
    await next.press(page.getByRole('button', { name: 'Reabrir mes' }));
    const why = page.getByRole('dialog', { name: `Reabrir ${MONTH}` });
    await next.write(why.getByRole('textbox', { name: 'Motivo' }), 'Faltaba pagar una nómina');
    await next.press(why.getByRole('button', { name: 'Reabrir mes' }));
    await expect(page.getByText(/^Reabierto el .*«Faltaba pagar una nómina»$/)).toBeVisible();
    await next.rest();
  });
