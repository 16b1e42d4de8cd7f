import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ADMIN, expect, logIn, test, USER } from './fixtures.ts';

/** A printed sheet. */
interface SheetOfPaper {
  isLandscape: boolean;
  text: string;
}

/** What the browser's own menu would print. */
async function paper(page: Page): Promise<SheetOfPaper[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const sheets: SheetOfPaper[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    sheets.push({ isLandscape: width > height, text: text.replaceAll(/\s+/g, ' ') });
  }
  return sheets;
}

async function enter(page: Page, who: string) {
  await page.goto('/login');
  await logIn(page, who);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
}

/** Words of the menu, unused filters, paging and buttons, which do not belong on paper. */
const TOOLS =
  /Cerrar sesión|Principal|Contraer menú|Filas por página|Crear|Descargar CSV|Exportar CSV|Papelera|Invitar|Buscar|Información del perfil/;

const OFFICE = '/projects-back-office/documents';
const LISTS: readonly (readonly [path: string, heading: string, columns: readonly string[]])[] = [
  ['/projects-back-office', 'Proyectos', ['Proyecto', 'N.º interno', 'Cliente', 'Creado', 'Actualizado']],
  ['/projects-back-office/chapters', 'Capítulos', ['Capítulo', 'Entrega', 'Estado']],
  [OFFICE, 'Órdenes de trabajo', ['Orden', 'Persona', 'Entrega', 'Monto bruto', 'Estado']],
  [`${OFFICE}?vista=boletas`, 'Boletas', ['Boleta', 'Proyecto', 'Monto bruto', 'Estado']],
  [`${OFFICE}?vista=nominas`, 'Nóminas', ['Nómina', 'Total', 'Estado']],
  ['/documents-back', 'Administrativo', ['Nombre', 'Rol', 'Estado']],
];

test('every list prints its heading, columns and rows, and no tools', async ({ page }) => {
  await enter(page, ADMIN);
  for (const [path, heading, columns] of LISTS) {
    await page.goto(path);
    const names = page.locator('tbody > tr[data-index] [role="rowheader"] a');
    await expect(names.first()).toBeVisible();
    const rows = await names.allInnerTexts();
    const sheets = await paper(page);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    for (const words of [heading, ...columns, ...rows]) expect(text, path).toContain(words);
    expect(text.match(TOOLS)?.[0], path).toBeUndefined();
    // Every sheet with rows repeats the headings.
    for (const sheet of sheets)
      if (rows.some((row) => sheet.text.includes(row))) expect(sheet.text, path).toContain(columns.at(-1));
  }
});

test('paper shows the filters of a list, and its head on every sheet', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto(OFFICE);
  const filters = page.getByRole('group', { name: 'Buscar y filtrar' });
  await filters.getByRole('button', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Terminada' }).click();
  await filters.getByRole('searchbox').fill('relojes');
  await expect(page).toHaveURL(/relojes/);
  // The address is there before the screen.
  await expect(filters.getByRole('button', { name: 'Estado: Terminada' })).toBeVisible();
  const [first] = await paper(page);
  expect(first?.text).toContain('Estado: Terminada');
  expect(first?.text).not.toContain('Quitar');

  await page.goto(OFFICE);
  await expect(page.locator('tbody > tr[data-index]').first()).toBeVisible();
  await page.getByRole('button', { name: /Filas por página/ }).click();
  await page.getByRole('option', { name: '25' }).click();
  // More than the ten rows that showed before; the exact number depends on other journeys.
  await expect.poll(() => page.locator('tbody > tr[data-index]').count()).toBeGreaterThan(10);
  const sheets = await paper(page);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { text } of sheets)
    for (const column of ['Orden', 'Tipo', 'Persona', 'Inicio', 'Monto bruto', 'Estado'])
      expect(text).toContain(column);
});

test('in the dark theme paper is dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, USER);
  await page.goto('/documents');
  await expect(page.locator('tbody > tr[data-index]').first()).toBeVisible();
  const colours = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const sum = (colour: string) =>
        (colour.match(/\d+/g) ?? []).slice(0, 3).reduce((all, part) => all + Number(part), 0);
      return [sum(getComputedStyle(heading).color), sum(getComputedStyle(document.body).backgroundColor)];
    });
  const [words = 0, ground = 765] = await colours();
  expect(words).toBeGreaterThan(ground);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const [ink = 765, sheet = 0] = await colours();
  expect(ink).toBeLessThan(150);
  expect(sheet).toBe(765);
});

/** Enlarges the cast to 120 chapters, as many as the bench has. */
async function withLargeCast(page: Page) {
  await page.route('**/projects/*/matrix', async (route) => {
    const response = await route.fetch();
    const { chapters: all, rows, ...rest } = await response.json();
    // Other journeys of the same server add chapters.
    const chapters = all.slice(0, 12);
    const times = Array.from({ length: 10 }, (_, time) => time);
    await route.fulfill({
      response,
      json: {
        ...rest,
        chapters: times.flatMap((time) =>
          chapters.map((chapter: { id: number; number: number }) => ({
            ...chapter,
            id: chapter.id + 1000 * time,
            number: chapter.number + 12 * time,
          })),
        ),
        rows: times.flatMap((time) =>
          rows.map((row: { id: number; name: string; cells: unknown[] }) => ({
            ...row,
            id: row.id + 1000 * time,
            name: `${row.name} ${time + 1}`,
            cells: times.flatMap(() => row.cells.slice(0, 12)),
          })),
        ),
      },
    });
  });
}

test('Elenco prints whole, on landscape sheets', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/projects-back-office/chapter-list?project=1&vista=elenco');
  const grid = page.getByRole('grid', { name: 'Elenco' });
  await expect(grid).toBeVisible();
  // Another journey of the same server may have added a chapter: the paper has the sum that the screen shows.
  const total = await grid
    .getByText(/^\d+\/1\.\d{3}$/)
    .first()
    .textContent();
  const sheets = await paper(page);
  const [first] = sheets;
  expect(sheets.every(({ isLandscape }) => isLandscape)).toBe(true);
  for (const words of ['La bahía de los relojes', 'Farero Ulises', '201', '212'])
    expect(first?.text).toContain(words);
  expect(first?.text).toContain(` ${total} `);
  expect(first?.text).not.toMatch(TOOLS);
});

test('an Elenco of 120 chapters prints whole: in parts, each with all names', async ({ page }) => {
  await withLargeCast(page);
  await enter(page, ADMIN);
  await page.goto('/projects-back-office/chapter-list?project=1&vista=elenco');
  const grid = page.getByRole('grid', { name: 'Elenco' });
  await expect(grid).toHaveAttribute('aria-colcount', '122');
  const last = page.getByRole('columnheader', { name: '320' });
  await expect(last).toHaveCount(0);
  const sheets = await paper(page);
  expect(sheets.every(({ isLandscape }) => isLandscape)).toBe(true);
  const text = sheets.map((sheet) => sheet.text).join(' ');
  for (let chapter = 201; chapter <= 320; chapter++) expect(text).toMatch(new RegExp(`\\b${chapter}\\b`));
  // Nine parts of at most fourteen chapters, each with all names.
  expect(text.match(/Farero Ulises 10\b/g)).toHaveLength(9);
  expect(text.match(/Relojero Baltasar 1\b/g)).toHaveLength(9);
  // Every sheet has the headings of its rows and chapters.
  for (const sheet of sheets)
    if (/Ulises|Baltasar/.test(sheet.text)) expect(sheet.text).toContain('Personaje');
  // The additions for paper are gone again.
  await expect(last).toHaveCount(0);
});

test('a page with a document open beside it does not print blank before the document’s pages are made', async ({
  page,
}) => {
  // The file never arrives.
  await page.route('**/boletas/*/file*', () => undefined);
  await enter(page, ADMIN);
  await page.goto(`${OFFICE}?vista=boletas`);
  const first = page.locator('tbody > tr[data-index] a').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByText('Monto bruto de la orden')).toBeVisible();
  const sheets = await paper(page);
  const text = sheets.map((sheet) => sheet.text).join(' ');
  for (const words of ['Boletas', name, 'Monto bruto de la orden']) expect(text).toContain(words);
  expect(text).not.toMatch(/Aprobar|Rechazar\b/);
});

test('a dialog prints its content', async ({ page }) => {
  await enter(page, ADMIN);
  await page.goto('/projects-back-office');
  await page.getByRole('main').getByRole('button', { name: 'Crear proyecto' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Título' }).fill('El faro apagado');
  const sheets = await paper(page);
  const text = sheets.map((sheet) => sheet.text).join(' ');
  expect(text).toContain('Título');
  expect(text).toContain('El faro apagado');
  expect(text).not.toContain('Cancelar');
});
