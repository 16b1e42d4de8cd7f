import type { Locator } from '@playwright/test';
import { writePdf } from './documentFiles.ts';
import { ADMIN, enter, expect, notices, test, USER } from './fixtures.ts';

// A server of its own: other journeys count the talent's documents.
test.use({ settings: [{ SEND_APPLICATIONS: 'false' }, { scope: 'worker' }] });

const TITLE = 'Guion del capítulo 201, tercera lectura';

async function choose(form: Locator, label: RegExp, typed: string, option: RegExp): Promise<void> {
  await form.getByRole('combobox', { name: label }).pressSequentially(typed);
  await form.page().getByRole('option', { name: option }).click();
}

test('a script for the cast of a chapter: unread for the actress, seen once she opened it, gone once it is withdrawn', async ({
  page,
  browser,
  request,
  server,
}) => {
  await enter(page, '/projects-back-office/documents?vista=contratos', ADMIN);
  await page.getByRole('button', { name: 'Subir documento' }).click();
  const form = page.getByRole('dialog', { name: 'Subir documento' });
  await form.getByRole('button', { name: /Tipo/ }).click();
  await page.getByRole('option', { name: 'Guion' }).click();
  await form.getByRole('textbox', { name: 'Título' }).fill(TITLE);
  await form.getByRole('radio', { name: 'Un elenco' }).check({ force: true });
  await choose(form, /Proyecto/, 'bahía', /temporada 2/);
  await choose(form, /Capítulo/, '201', /^201/);
  await expect(form.getByText(/Antonia Millaquén Rojas/)).toBeVisible();
  await form.locator('input[type="file"]').setInputFiles({
    name: 'guion-201.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await writePdf(['Guion del capítulo 201'])),
  });
  await form.getByRole('button', { name: 'Subir documento' }).click();
  await expect(notices(page).getByText('Guion subido')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(
    page.getByRole('row', { name: new RegExp(`${TITLE}.*Todo el elenco.*Sin ver`) }),
  ).toBeVisible();

  const talent = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(talent, '/documents', USER);
  await talent.getByRole('link', { name: `${TITLE}, sin leer` }).click();
  const paper = talent.getByRole('dialog', { name: TITLE });
  await expect(paper.locator('[data-page="1"] canvas')).toBeVisible();
  const id = new URL(talent.url()).searchParams.get('documento');
  const token = await talent.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  const linked = await request.post(`${server.url}/api/documents/${id}/link`, { headers });
  const link = new URL((await linked.json()).url, server.url).href;
  expect((await request.get(link)).status()).toBe(200);

  await page.getByRole('link', { name: TITLE }).click();
  const drawer = page.getByRole('dialog', { name: TITLE });
  await expect(drawer.getByText(/^Visto por 1 de \d/)).toBeVisible();
  await expect(drawer.getByRole('row', { name: /Antonia/ })).not.toContainText('Sin ver');
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  await drawer.getByRole('button', { name: 'Retirar a todas las personas' }).click();
  await expect(notices(page).getByText('Documento retirado')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);

  const gone = await request.get(link);
  expect([gone.status(), (await gone.json()).message]).toEqual([
    404,
    'El enlace ya no vale. Vuelve a abrir el documento.',
  ]);
  await talent.reload();
  await expect(talent.getByText('No encontramos este documento')).toBeVisible();
  await talent.context().close();
});
