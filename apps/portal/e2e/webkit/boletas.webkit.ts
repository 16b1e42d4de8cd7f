import { readdirSync, writeFileSync } from 'node:fs';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { Key } from 'selenium-webdriver';
import { writePdf } from '../documentFiles.ts';
import { ADMIN, expect, USER } from '../fixtures.ts';
import { mailTo } from '../mails.ts';
import { boletaOf, studioOf } from '../orders.ts';
import { enter, test } from './fixtures.ts';

// A server of its own: other journeys count the talent's documents.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

test('a boleta is sent by the mail’s link and approved', async ({
  first: page,
  kits,
  request,
  server,
}, info) => {
  const order = await (await studioOf(server, request)).finished(USER);
  const boleta = boletaOf(order);
  const asked = await mailTo(server, USER, `Ya puedes subir tu boleta: ${order.title}`);
  const way = new URL(asked.text?.match(/http\S+\/documents\?boleta=\d+/)?.[0] ?? '');
  await enter(page, `${way.pathname}${way.search}`, USER);
  const form = page.getByRole('dialog', { name: 'Subir boleta' });
  await form.getByRole('button', { name: 'Seleccionar archivo' }).toBeFocused();
  await form.getByRole('textbox', { name: /^Monto bruto/ }).toHaveValue('90.000');
  await form.getByRole('textbox', { name: 'Número de la boleta' }).fill('59');
  await form.getByRole('textbox', { name: 'Fecha de la boleta' }).fill(dayText(dayInChile()));
  await form.getByRole('radio', { name: /^El estudio/ }).click();
  const paper = info.outputPath('boleta-59.pdf');
  writeFileSync(paper, await writePdf(['Boleta de honorarios 59']));
  await form.locator('input[type=file]').setFiles(paper);
  await form.getByRole('textbox', { name: /^Retención/ }).toHaveValue('13.725');
  await form.getByRole('button', { name: 'Subir boleta' }).click();
  await page.notices.getByText('Boleta enviada').toBeVisible();
  await form.toHaveCount(0);

  const studio = await kits.open();
  await enter(studio, '/projects-back-office/documents?vista=boletas&estado=inReview', ADMIN);
  await studio.getByRole('link', { name: boleta }).click();
  const drawer = studio.getByRole('dialog', { name: boleta });
  await drawer.locator('[data-page="1"] canvas').toBeVisible();
  await drawer.getByText('Coincide con la orden y con la tasa del año').toBeVisible();
  await drawer.getByRole('button', { name: 'Aprobar' }).click();
  await studio.notices.getByText('Boleta aprobada').toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`^${boleta}`) }).click();
  await page
    .getByRole('dialog', { name: boleta })
    .getByText(/^Aprobada\. Boleta N\.º 59/)
    .toBeVisible();
});

test('an approved boleta is paid in a nómina, whose file is saved for the bank', async ({
  first: page,
  kits,
  request,
  server,
}) => {
  const studio = await studioOf(server, request);
  const order = await studio.finished(USER);
  const boleta = boletaOf(order);
  await studio.approvedBoleta(USER, order.id);
  await studio.giveBankData(USER);
  await enter(page, '/projects-back-office/documents?vista=nominas', ADMIN);
  await page.getByRole('button', { name: 'Crear nómina' }).click();
  const review = page.getByRole('dialog', { name: 'Crear nómina' });
  await review.getByRole('row', { name: new RegExp(boleta) }).toBeVisible();
  await review.getByRole('button', { name: /^Crear con \d+ boletas?/ }).click();
  const nomina = page.getByRole('dialog', { name: /^Nómina N\.º/ });
  await nomina.getByText('Preparada').nth(0).toBeVisible();
  await nomina.getByRole('button', { name: 'Archivo para el banco' }).click();
  const check = page.getByRole('dialog', { name: 'Revisar antes de descargar' });
  await check.getByRole('button', { name: /Archivo para/ }).click();
  await page.getByRole('option', { name: 'CSV del estudio' }).click();
  await check.getByText(/No encontramos nada que el banco rechace/).toBeVisible();
  await check.getByRole('button', { name: 'Descargar' }).click();
  const saved = () => readdirSync(kits.downloads, { recursive: true }).map(String);
  await expect.poll(saved).toContainEqual(expect.stringMatching(/nomina-\d+\.csv$/));
  await check.getByRole('button', { name: 'Cerrar' }).nth(-1).click();
  await check.toHaveCount(0);
  await nomina.getByRole('button', { name: 'Marcar pagada' }).click();
  const paying = page.getByRole('dialog', { name: /^Marcar pagada/ });
  await paying.getByRole('textbox', { name: 'Fecha de pago' }).toBeFocused();
  await page.keys(Key.ENTER);
  await page.notices.getByText('Nómina pagada').toBeVisible();
  await mailTo(server, USER, `Pagamos tu boleta: ${order.title}`);
});
