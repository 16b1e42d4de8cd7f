import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, test } from './fixtures.ts';
import { boletasOf, type SentBoleta, sheetOf } from './siiSheet.ts';

// A server of its own: other journeys count mails.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const send = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer });

test('a sheet is refused with its fault, then matched; a PDF is asked for; a later sheet tells what changed', async ({
  page,
}) => {
  await page.goto('/login?volver=%2Fprojects-back-office');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  const all = await boletasOf(page);
  const months = all.map(({ issuedOn }) => issuedOn.slice(0, 7));
  const count = (month: string) => months.filter((other) => other === month).length;
  const [month = ''] = [...new Set(months)].sort((one, other) => count(other) - count(one));
  const here = all.filter(({ issuedOn }) => issuedOn.startsWith(month));
  const talent = all.find(({ personRut }) => personRut !== '') as SentBoleta;
  const missing = { ...talent, folio: 9_777, issuedOn: `${month}-02` };
  const [first] = here as [SentBoleta];

  await page.goto(`/projects-back-office/documents?vista=sii&mes=${month}`);
  await expect(page.getByRole('heading', { name: /^Boletas de honorarios de/ })).toBeVisible();
  const wrong = { ...first, gross: first.gross + 1 };
  await send(page, 'con-error.xls', sheetOf([wrong]));
  const message = page.getByText(/^Fila 3, columna «Pagado»/);
  await expect(message).toBeVisible();

  await send(page, 'boletas.xls', sheetOf([...here, missing]));
  await expect(page.getByText('Planilla guardada')).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Iguales/ })).toContainText(`${here.length}`);
  await page.getByRole('tab', { name: /^Solo en el SII/ }).click();
  await expect(page).toHaveURL(/grupo=sii/);
  const row = page.getByRole('row', { name: /9777/ });
  await row.getByRole('button', { name: /^Pedir el PDF/ }).click();
  await expect(notices(page).getByText('PDF pedido')).toBeVisible();
  await expect(row.getByText(/^Pedido el/)).toBeVisible();

  await send(page, 'boletas-2.xls', sheetOf([...here, missing], { [first.folio]: 'VCA' }));
  await expect(
    page.getByText(/^boletas-2\.xls ya está comparada con las boletas\. Desde la anterior: 1 cambió\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ver los cambios' }).click();
  await expect(page.getByText(/Estado: Vigente → Anulación solicitada/)).toBeVisible();
  await page.getByRole('tab', { name: /^Nulas/ }).click();
  await expect(page.getByRole('row', { name: /confirma o rechaza en el sitio del SII/ })).toBeVisible();
});
