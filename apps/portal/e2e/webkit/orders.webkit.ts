import { ADMIN, expect } from '../fixtures.ts';
import { enter, test } from './fixtures.ts';

test('cast, orders for the cast, issued together; one is voided', async ({ first: page }) => {
  await enter(page, '/projects-back-office?buscar=vocabulario', ADMIN);
  await page.getByRole('link', { name: /^Vocabulario vivo/ }).click();
  await page.getByRole('region', { name: 'Capítulos' }).getByRole('link').nth(-1).click();
  await page.getByRole('grid', { name: 'Personajes' }).toBeVisible();
  await page.getByRole('button', { name: 'Emitir para el elenco' }).click();
  const form = page.getByRole('dialog', { name: 'Emitir para el elenco' });
  await form.getByRole('textbox', { name: 'Fecha de entrega' }).fill('31-12-2099');
  const count = (await form.getByRole('checkbox').all()).length;
  expect(count).toBeGreaterThan(1);
  await form
    .getByRole('textbox', { name: /^Monto de/ })
    .nth(0)
    .fill('90000');
  await form.getByRole('button', { name: 'Emitir órdenes' }).click();
  await page.getByText(`${count} órdenes emitidas`).toBeVisible();
  const timeline = page.getByRole('table', { name: 'Órdenes de trabajo' });
  await timeline.getByText(/Emitida/).toHaveCount(count);

  // A bar of the timeline opens its order.
  await timeline.getByRole('link').nth(0).click();
  const issued = page.getByRole('dialog', { name: /^Orden de Actuación N\.º/ });
  await issued.getByRole('button', { name: 'Anular' }).click();
  const why = page.getByRole('dialog', { name: /^Anular/ });
  await why.getByLabel(/^Motivo/).fill('Cambió el guion.');
  await why.getByRole('button', { name: 'Anular orden' }).click();
  await issued.getByText(/Cambió el guion\./).toBeVisible();
});
