import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ADMIN, expect, logIn, tabTo, test, USER } from './fixtures.ts';

/** Logs in as ADMIN and makes a project without chapters. */
async function emptyProject(page: Page): Promise<{ title: string; id: number }> {
  await page.goto('/login?volver=%2Fprojects-back-office');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  const title = `Marea ${crypto.randomUUID().slice(0, 6)}`;
  const id = await page.evaluate(async (projectTitle) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const catalogues = await (await fetch('/api/catalogues', { headers })).json();
    const body = JSON.stringify({
      projectTitle,
      season: '1',
      houseNumber: projectTitle,
      typeId: 2,
      statusId: catalogues.projectStatus[0].id,
      clientsId: catalogues.client[0].id,
      signalId: 0,
    });
    const created = await (await fetch('/api/projects', { method: 'POST', headers, body })).json();
    return created.id as number;
  }, title);
  return { title, id };
}

/** Text as Excel writes it on Windows. */
const windows1252 = (text: string) => Buffer.from(text, 'latin1');

/** Presses a button by keyboard, as everywhere in this dialog. */
async function press(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

async function choose(page: Page, button: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
}

const HEADINGS = 'Capítulo;Título;Personaje;Tipo;Persona;Loops planificados';

test('by keyboard alone a CSV with errors is mended, imported, and its people find themselves in Experiencias', async ({
  page,
  browser,
  server,
}) => {
  const { title } = await emptyProject(page);
  await page.getByRole('searchbox').fill(title);
  await press(page, page.getByRole('button', { name: new RegExp(`^Acciones de ${title}`) }));
  await expect(page.getByRole('menuitem', { name: 'Importar desde CSV' })).toBeVisible();
  await page.keyboard.type('imp');
  await expect(page.getByRole('menuitem', { name: 'Importar desde CSV' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Importar desde CSV' });
  const first = dialog.getByRole('button', { name: 'Seleccionar archivo' });

  // A file that is not a table is refused with a hint; the dialog stays open.
  await choose(page, first, 'comillas.csv', Buffer.from(`${HEADINGS}\n1;"Uno;;;;\n`));
  await expect(
    dialog.getByText('El archivo tiene una comilla (") que se abre y no se cierra.'),
  ).toBeVisible();
  await choose(page, first, 'columnas.csv', Buffer.from('Capítulo,Título,título\n1,a,b\n'));
  await expect(dialog.getByText('La columna «Título» está dos veces.')).toBeVisible();
  const rows = Array.from({ length: 20_001 }, (_, n) => n).join('\n');
  await choose(page, first, 'muchas.csv', Buffer.from(`Capítulo\n${rows}`));
  await expect(dialog.getByText(/tiene más de 20\.000 filas/)).toBeVisible();
  await choose(page, first, 'enorme.csv', Buffer.alloc(6 * 1024 * 1024, 'x'));
  await expect(dialog.getByText(/supera el límite de 5 MB/).first()).toBeVisible();

  const file = (status: string, person: string) =>
    windows1252(
      `${HEADINGS};Estado\r\n1;=1+1;Capitana Ñusta;Actor;${person};12;${status}\r\n2;La señal;Capitana Ñusta;;;8;\r\n`,
    );
  await choose(page, first, 'temporada.csv', file('Casi listo', 'Nadie Nunca'));
  await expect(dialog.getByText('2 errores en temporada.csv')).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, dialog.getByRole('button', { name: 'Descargar los 2 errores' }));
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    '\ufeffFila;Columna;Valor;Qué corregir\r\n2;Estado;Casi listo;«Casi listo» no es un estado de capítulo del catálogo\r\n2;Persona;Nadie Nunca;No hay ninguna persona con la cuenta activa llamada «Nadie Nunca»\r\n',
  );
  const again = dialog.getByRole('button', { name: 'Elegir archivo corregido' });
  await choose(page, again, 'temporada.csv', file('Por grabar', USER));
  await expect(dialog.getByText('2 filas sin errores')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Importar', exact: true }));
  await expect(dialog.getByText('Importación lista')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Cerrar' }).last());
  await expect(dialog).toBeHidden();
  const chapters = page.getByRole('region', { name: 'Capítulos' });
  await expect(chapters.getByRole('link')).toHaveText([/=1\+1/, /La señal/]);
  await chapters.getByRole('link', { name: /=1\+1/ }).click();
  await expect(page.getByRole('row', { name: /Capitana Ñusta/ })).toContainText('12');

  const theirs = await browser.newPage({ baseURL: server.url });
  await theirs.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await theirs.goto('/login?volver=%2Fprojects');
  await logIn(theirs, USER);
  const row = theirs.getByRole('row', { name: new RegExp(title) });
  await expect(row).toContainText('Capitana Ñusta');
  await theirs.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('from an empty project to a cast chapter, by touch', async ({ page }) => {
    const { id } = await emptyProject(page);
    await page.goto(`/projects-back-office/chapter-list?project=${id}`);
    await page.getByRole('button', { name: 'Agregar', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Agregar capítulo' }).tap();
    const chapter = page.getByRole('dialog', { name: 'Agregar capítulo' });
    await chapter.getByLabel('Título').fill('La hora cero');
    await chapter.getByRole('button', { name: 'Agregar capítulo' }).tap();
    await expect(page.getByRole('heading', { name: 'Capítulo 1: La hora cero' })).toBeVisible();
    await expect(chapter).toBeHidden();

    await page.getByRole('button', { name: 'Agregar personaje' }).tap();
    const character = page.getByRole('dialog', { name: 'Agregar personaje' });
    await character.getByLabel('Nombre').fill('Guardiana');
    await character.getByLabel('Loops planificados').fill('40');
    await character.getByRole('button', { name: 'Agregar personaje' }).tap();
    await expect(character).toBeHidden();

    await page.getByRole('button', { name: 'Asignar persona a Guardiana' }).tap();
    const people = page.getByRole('dialog', { name: 'Asignar persona' });
    await people.getByRole('searchbox').fill('millaquen');
    await people.getByRole('row', { name: /Antonia Millaquén/ }).tap();
    await expect(page.getByRole('button', { name: /^Antonia Millaquén.*, hace Guardiana$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Guardiana/ })).toContainText('40');
    await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(390);
  });
});
