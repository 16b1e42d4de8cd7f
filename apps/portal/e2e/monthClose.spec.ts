import type { Page } from '@playwright/test';
import { writePdf } from './documentFiles.ts';
import {
  ADMIN,
  expect,
  logIn,
  newDataFolder,
  notices,
  PASSWORD,
  startServer,
  tabTo,
  test,
  USER,
} from './fixtures.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';

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

const MES = '/projects-back-office/documents?vista=mes';

const CHILE = { timeZone: 'America/Santiago' } as const;
const TODAY = new Intl.DateTimeFormat('sv-SE', CHILE).format(new Date());
const MONTH = new Intl.DateTimeFormat('es-CL', { ...CHILE, month: 'long', year: 'numeric' }).format(
  new Date(),
);

async function enter(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rutAlertShown', 'true'));
  await page.goto(path);
  await logIn(page, ADMIN);
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a whole month, from a finished order to its close: by mouse, then closed and reopened by the keyboard alone', async ({
  page,
  request,
}) => {
  test.slow();
  const folder = newDataFolder();
  const server = await startServer({ SEND_APPLICATIONS: 'false' }, folder);
  const studio = await studioOf(server, request);
  await studio.giveBankData(USER);
  const order = await studio.finished(USER);
  const boleta = `Boleta orden ${order.title.slice(order.title.indexOf('N.º'))}`;

  // Who is missing is reminded; the month is not over yet.
  await enter(page, `${server.url}${MES}&mes=${TODAY.slice(0, 7)}`);
  await expect(step(page, 'Cierre del mes').getByText(/^Se cierra desde el 01-/)).toBeVisible();
  await page.getByRole('button', { name: 'Ver quiénes faltan' }).click();
  const missing = page.getByRole('dialog', { name: 'Quiénes faltan' });
  await missing.getByRole('button', { name: 'Recordar a todos' }).click();
  await expect(notices(page).getByText('Recordatorio enviado')).toBeVisible();
  // Two of the demo wait for the same person.
  await mailTo(server, USER, 'Faltan 3 boletas tuyas');
  await expect(missing.getByRole('button', { name: 'Recordar a todos' })).toBeDisabled();
  await missing.getByRole('button', { name: 'Cerrar' }).first().click();

  // Its person sends it.
  const own = `${server.url}/api`;
  const logged = await request.post(`${own}/users/auth/login`, { data: { email: USER, password: PASSWORD } });
  const headers = { authorization: `Bearer ${(await logged.json()).accessToken}` };
  const { items } = await (await request.get(`${own}/boletas/own`, { headers })).json();
  const { id, updatedAt } = items.find(({ orderId }: { orderId: number }) => orderId === order.id);
  const sent = await request.post(`${own}/boletas/${id}/upload`, {
    headers,
    multipart: {
      ...{
        folio: '58',
        issuedOn: TODAY,
        gross: '90000',
        withheldBy: 'studio',
        retention: '13725',
        net: '76275',
      },
      updatedAt,
      file: {
        name: 'boleta-58.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(await writePdf(['Boleta de honorarios 58'])),
      },
    },
  });
  expect(sent.ok()).toBe(true);

  // Each step leads to its list, which counts the same.
  await page.reload();
  const review = step(page, 'Boletas por revisar');
  const counted = /\d+/.exec((await review.getByText(/^\d+ boletas?$/).textContent()) ?? '')?.[0];
  await review.getByRole('link', { name: 'Revisar boletas' }).click();
  await expect(page.getByText(`${counted} boletas`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: boleta }).click();
  await page
    .getByRole('dialog', { name: boleta, exact: true })
    .getByRole('button', { name: 'Aprobar' })
    .click();
  await expect(notices(page).getByText('Boleta aprobada')).toBeVisible();

  await page.goto(`${server.url}${MES}&mes=${TODAY.slice(0, 7)}`);
  await step(page, 'Boletas aprobadas sin nómina').getByRole('link', { name: 'Ver aprobadas' }).click();
  await expect(page.getByRole('link', { name: boleta })).toBeVisible();
  await page
    .getByRole('tab', { name: /^Nóminas/ })
    .or(page.getByRole('link', { name: /^Nóminas/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Crear nómina' }).click();
  await page
    .getByRole('dialog', { name: 'Crear nómina' })
    .getByRole('button', { name: /^Crear con \d+ boleta/ })
    .click();
  const nomina = page.getByRole('dialog', { name: /^Nómina N\.º/ });
  await nomina.getByRole('button', { name: 'Marcar pagada' }).click();
  await page
    .getByRole('dialog', { name: /^Marcar pagada/ })
    .getByRole('button', { name: 'Marcar pagada' })
    .click();
  await expect(notices(page).getByText('Nómina pagada')).toBeVisible();
  await server.end();

  // The next month: by the keyboard alone.
  await using later = await startServer({ SEND_APPLICATIONS: 'false', NODE_OPTIONS: LATER }, folder);
  await enter(page, `${later.url}${MES}`);
  await expect(page.getByRole('heading', { name: `Cierre de ${MONTH}, por cerrar` })).toBeVisible();
  await expect(step(page, 'Retención por declarar').getByText(/F29, código 151: \$\d/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Cerrar mes' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `¿Cerrar ${MONTH}?` });
  await expect(question.getByText(/^Aún queda por hacer: /)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await tabTo(page, question.getByRole('button', { name: 'Cerrar mes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Cierre de ${MONTH}, cerrado` })).toBeVisible();
  const reopen = page.getByRole('button', { name: 'Reabrir mes' });
  await expect(reopen).toBeFocused();
  await page.keyboard.press('Enter');
  const why = page.getByRole('dialog', { name: `Reabrir ${MONTH}` });
  await expect(why.getByRole('textbox', { name: 'Motivo' })).toBeFocused();
  await page.keyboard.type('Faltaba pagar una nómina');
  await tabTo(page, why.getByRole('button', { name: 'Reabrir mes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Reabierto el .*«Faltaba pagar una nómina»$/)).toBeVisible();
});
