import type { Page } from '@playwright/test';
import { takeCsv } from './bankFile.ts';
import { ADMIN, expect, logIn, newDataFolder, notices, startServer, test, USER } from './fixtures.ts';
import { mailTo } from './mails.ts';
import { studioOf } from './orders.ts';

/** Opens a nómina and downloads its file. */
async function openNomina(page: Page, url: string, id: number) {
  await page.goto(`${url}/projects-back-office/documents?vista=nominas&nomina=${id}`);
  const opened = page.getByRole('dialog', { name: `Nómina N.º ${id}` });
  await takeCsv(page, opened);
  await expect(opened.getByRole('button', { name: 'Subir respuesta' })).toBeEnabled();
  return opened;
}

/** Uploads what the bank says of the only payment. */
async function answer(page: Page, says: string) {
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'detalle.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(`Rut;Monto;Estado;Motivo\r\n12.345.678-5;76275;${says}\r\n`),
  });
  return page.getByRole('dialog', { name: 'Respuesta del banco' });
}

test('a transfer that the bank rejected is told to its person, mended, and paid by another nómina', async ({
  page,
  request,
}) => {
  test.slow();
  await using server = await startServer({ SEND_APPLICATIONS: 'false' }, newDataFolder());
  const studio = await studioOf(server, request);
  await studio.giveBankData(USER);
  const { id } = await studio.finished(USER);
  const boleta = await studio.approvedBoleta(USER, id);
  await page.addInitScript(() => localStorage.setItem('rutAlertShown', 'true'));
  await page.goto(server.url);
  await logIn(page, ADMIN);
  const first = await openNomina(page, server.url, await studio.nominaOf(boleta));

  // The answer of another nómina is refused; its own is seen before anything is written.
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'otra.csv', mimeType: 'text/csv' },
    buffer: Buffer.from('Rut;Monto;Estado\r\n7.654.321-6;1000;Pagado\r\n'),
  });
  await expect(first.getByText('No se anotó otra.csv')).toBeVisible();
  const rejecting = await answer(page, 'Rechazado;Cuenta cerrada');
  await expect(
    rejecting.getByRole('region', { name: /^Rechazados/ }).getByText('Cuenta cerrada'),
  ).toBeVisible();
  await rejecting.getByRole('button', { name: 'Anotar respuesta' }).click();
  await expect(notices(page).getByText('Nómina anulada')).toBeVisible();
  await expect(first.getByRole('region', { name: 'Rechazados por el banco' })).toBeVisible();
  const mail = await mailTo(
    server,
    USER,
    'El banco rechazó la transferencia de tus honorarios: revisa tus datos bancarios',
  );
  expect(mail.text).toContain('«Cuenta cerrada»');
  expect(mail.text).not.toMatch(/76\.?275|0012345678/);

  // Once the data sheet has another account, another nómina pays it.
  await studio.giveBankData(USER, '0087654321');
  const second = await openNomina(page, server.url, await studio.nominaOf(boleta));
  const paying = await answer(page, 'Pagado;');
  await paying.getByRole('button', { name: 'Anotar respuesta' }).click();
  await expect(notices(page).getByText('Nómina pagada')).toBeVisible();
  await expect(second.getByRole('button', { name: 'Subir respuesta' })).toBeDisabled();
});
