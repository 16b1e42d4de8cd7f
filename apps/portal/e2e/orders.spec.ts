import type { Locator, Page } from '@playwright/test';
import { ADMIN, expect, logIn, tabTo, test } from './fixtures.ts';

/** Opens a page of the back office as ADMIN. */
async function enter(page: Page, path: string): Promise<void> {
  await page.goto(`/login?volver=${encodeURIComponent(path)}`);
  await logIn(page, ADMIN);
}

const office = '/projects-back-office/documents';

const drawer = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Types in a field and chooses an option that it finds. */
async function find(page: Page, within: Locator, field: string, text: string, option: RegExp): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).fill(text);
  await page.getByRole('option', { name: option }).click();
}

test('cast, orders for the cast, issued together; one is voided and replaced', { tag: '@engines' }, async ({
  page,
}) => {
  await enter(page, '/projects-back-office?buscar=vocabulario');
  await page.getByRole('link', { name: 'Vocabulario vivo' }).click();
  const chapters = page.getByRole('region', { name: 'Capítulos' });
  await chapters.getByRole('link').last().click();
  const cast = page.getByRole('grid', { name: 'Personajes' });
  await expect(cast).toBeVisible();

  await page.getByRole('button', { name: 'Emitir para el elenco' }).click();
  const form = page.getByRole('dialog', { name: 'Emitir para el elenco' });
  await form.getByRole('textbox', { name: 'Fecha de entrega' }).fill('31-12-2099');
  const people = form.getByRole('checkbox');
  const count = await people.count();
  expect(count).toBeGreaterThan(1);
  await form
    .getByRole('textbox', { name: /^Monto de/ })
    .first()
    .fill('90000');
  await form.getByRole('button', { name: 'Emitir órdenes' }).click();
  await expect(page.getByText(`${count} órdenes emitidas`)).toBeVisible();
  const timeline = page.getByRole('table', { name: 'Órdenes de trabajo' });
  await expect(timeline.getByText('Emitida')).toHaveCount(count);

  // A bar of the timeline opens its order.
  await timeline.getByRole('link').first().click();
  const issued = drawer(page, /^Orden de Actuación N\.º/);
  await issued.getByRole('button', { name: 'Anular' }).click();
  const why = page.getByRole('dialog', { name: /^Anular/ });
  await why.getByLabel('Motivo').fill('Cambió el guion.');
  await why.getByRole('button', { name: 'Anular orden' }).click();
  await expect(issued.getByText('Cambió el guion.')).toBeVisible();
  await issued.getByRole('button', { name: 'Reemplazar' }).click();
  const draft = drawer(page, 'Orden de Actuación');
  await find(page, draft, 'Persona', 'Camila', /Camila Obregoso/);
  await expect(draft.getByRole('status').filter({ hasText: /^Guardada a las/ })).toBeVisible();
  await draft.getByRole('button', { name: 'Emitir orden' }).click();
  // The order's PDF now shows beside the list.
  await expect(issued.getByText('de 1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver historial' }).click();
  await expect(drawer(page, /^Historial/).getByText('Orden creada')).toBeVisible();
});

test('an accepted order is finished with its loops, which the cast then has', async ({ page }) => {
  await enter(page, `${office}?estado=accepted&tipo=1`);
  await page.getByRole('grid', { name: 'Órdenes de trabajo' }).getByRole('link').first().click();
  const order = drawer(page, /^Orden de Actuación/);
  await order.getByRole('button', { name: 'Terminar' }).click();
  const form = page.getByRole('dialog', { name: /^Terminar/ });
  const loops = form.getByLabel(/^Loops grabados de/);
  await loops.first().fill('7');
  await form.getByRole('button', { name: 'Terminar orden' }).click();
  await expect(page.getByText('Orden terminada', { exact: true })).toBeVisible();
  await expect(
    order
      .getByRole('cell', { name: '7', exact: true })
      .or(order.getByText('7', { exact: true }))
      .first(),
  ).toBeVisible();
});

test('by keyboard alone: a draft is made, saved as one types, deleted, and brought back', async ({
  page,
}) => {
  await enter(page, office);
  const create = page.getByRole('button', { name: 'Crear orden' });
  await expect(create).toBeVisible();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const draft = drawer(page, 'Orden de trabajo');
  await expect(draft).toBeVisible();
  await tabTo(page, draft.getByRole('combobox', { name: 'Proyecto' }));
  await page.keyboard.type('Kumo');
  await expect(page.getByRole('option', { name: /Kumo y la montaña/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, draft.getByLabel('Notas'));
  await page.keyboard.type('Acento neutro');
  await expect(draft.getByRole('status').filter({ hasText: /^Guardada a las/ })).toBeVisible();
  await page.reload();
  await expect(draft.getByLabel('Notas')).toHaveValue('Acento neutro');
  await tabTo(page, draft.getByRole('button', { name: 'Eliminar' }));
  await page.keyboard.press('Enter');
  await expect(draft).toBeHidden();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeVisible();
  // Tab would pass every order on the way; F6 leads to the notification from anywhere.
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Sin número, Orden de trabajo' })).toBeVisible();
});

test('when the answer to the first save is lost and typing goes on, it is still one order', async ({
  page,
}) => {
  await enter(page, `${office}?estado=draft`);
  const list = page.getByRole('grid', { name: 'Órdenes de trabajo' });
  await expect(list).toBeVisible();
  let lost = 0;
  await page.route('**/api/work-orders', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost++;
    // The server makes the order, but its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Crear orden' }).click();
  const draft = drawer(page, /^Orden/);
  const notes = draft.getByRole('textbox', { name: 'Notas (opcional)' });
  await notes.fill('Voz de radio');
  await expect(draft.getByText(/^Sin guardar/)).toBeVisible();
  await notes.fill('Voz de radio, con eco');
  await expect(draft.getByText(/^Guardada a las/)).toBeVisible();
  expect(lost).toBe(1);
  const found = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const answer = await fetch('/api/work-orders?state=draft&size=100', { headers });
    const { items } = await answer.json();
    const whole = items.map(async ({ id }: { id: number }) =>
      (await fetch(`/api/work-orders/${id}`, { headers })).json(),
    );
    return (await Promise.all(whole)).map(({ notes }) => notes).filter((text) => /^Voz de radio/.test(text));
  });
  expect(found).toEqual(['Voz de radio, con eco']);
});
