import type { Browser, Locator, Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, type Server, tabTo, test } from './fixtures.ts';

/** Title and client of one journey: journeys share a server. */
interface Own {
  title: string;
  houseNumber: string;
  client: string;
}

function newOwn(): Own {
  const mark = crypto.randomUUID().slice(0, 6);
  return { title: `Faro ${mark}`, houseNumber: `F-${mark}`, client: `Puerto ${mark}` };
}

/** Opens the list of projects as ADMIN. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login?volver=%2Fprojects-back-office');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
}

const rowOf = (page: Page, title: string): Locator => page.getByRole('row', { name: new RegExp(title) });

async function addClient(page: Page, client: string): Promise<void> {
  await page.getByRole('button', { name: 'Catálogos' }).click();
  const catalogues = page.getByRole('dialog', { name: 'Catálogos' });
  await catalogues.getByRole('tab', { name: /Clientes/ }).click();
  await catalogues.getByRole('button', { name: 'Agregar a Clientes' }).click();
  const form = page.getByRole('dialog', { name: 'Agregar cliente' });
  await form.getByLabel('Nombre').fill(client);
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(catalogues.getByText(client)).toBeVisible();
  await catalogues.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(catalogues).toBeHidden();
}

async function pick(page: Page, form: Locator, field: RegExp, option: string): Promise<void> {
  await form.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function createProject(page: Page, { title, houseNumber, client }: Own): Promise<void> {
  await page.getByRole('button', { name: 'Crear proyecto' }).first().click();
  const form = page.getByRole('dialog', { name: 'Crear proyecto' });
  await form.getByLabel('Título del proyecto').fill(title);
  await form.getByLabel('Temporada').fill('1');
  await form.getByLabel('N.º interno').fill(houseNumber);
  await pick(page, form, /Tipo/, 'Serie');
  await pick(page, form, /Estado/, 'En preparación');
  await form.getByRole('combobox', { name: 'Cliente' }).fill(client);
  await page.getByRole('option', { name: client }).click();
  await form.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(notices(page).getByText('Proyecto creado')).toBeVisible();
}

const menuOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Acciones de ${name}`, exact: true });

/** Opens the focused menu and chooses an entry. */
async function chooseByKeys(page: Page, menu: Locator, item: string): Promise<void> {
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: item });
  await expect(entry).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    if (await entry.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** Opens the focused field and chooses an option by its first letters. */
async function chooseByLetters(page: Page, letters: string, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible();
  await page.keyboard.type(letters);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('by keyboard alone: create, edit, next season, delete, Deshacer, and all of it in the history', async ({
  page,
}) => {
  const own = newOwn();
  await enter(page);
  await addClient(page, own.client);
  await expect(page.getByRole('button', { name: 'Catálogos' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Crear proyecto' }).first());
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear proyecto' });
  await expect(form.getByLabel('Título del proyecto')).toBeFocused();
  await page.keyboard.type(own.title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type(own.houseNumber);
  await page.keyboard.press('Tab');
  await chooseByLetters(page, 'ser', 'Serie');
  await page.keyboard.press('Tab');
  await chooseByLetters(page, 'en prep', 'En preparación');
  await page.keyboard.press('Tab');
  await page.keyboard.type(own.client);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, form.getByRole('button', { name: 'Crear proyecto' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Proyecto creado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear proyecto' }).first()).toBeFocused();

  const menu = menuOf(page, `${own.title}, temporada 1`);
  await tabTo(page, menu);
  await chooseByKeys(page, menu, 'Editar');
  const edit = page.getByRole('dialog', { name: 'Editar proyecto' });
  await expect(edit.getByLabel('Título del proyecto')).toBeFocused();
  await tabTo(page, edit.getByRole('button', { name: /Estado/ }));
  await chooseByLetters(page, 'en prod', 'En producción');
  await tabTo(page, edit.getByRole('button', { name: 'Guardar cambios' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();
  await expect(rowOf(page, own.title).getByText('En producción')).toBeVisible();

  await chooseByKeys(page, menu, 'Duplicar como temporada siguiente');
  const next = page.getByRole('dialog', { name: 'Duplicar como temporada siguiente' });
  await expect(next.getByLabel('Temporada')).toHaveValue('2');
  await next.getByLabel('N.º interno').focus();
  await page.keyboard.type(`${own.houseNumber}-2`);
  await tabTo(page, next.getByRole('button', { name: /Estado/ }));
  await chooseByLetters(page, 'en prep', 'En preparación');
  await tabTo(page, next.getByRole('button', { name: 'Crear temporada' }));
  await page.keyboard.press('Enter');
  await expect(notices(page).getByText('Temporada creada')).toBeVisible();
  await expect(rowOf(page, own.title)).toHaveCount(2);

  await chooseByKeys(page, menu, 'Eliminar');
  await expect(notices(page).getByText('Proyecto eliminado')).toBeVisible();
  await expect(rowOf(page, own.title)).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, own.title)).toHaveCount(2);

  await tabTo(page, menu);
  await chooseByKeys(page, menu, 'Ver historial');
  const history = page.getByRole('dialog', { name: 'Historial' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Proyecto recuperado/,
    /^Proyecto eliminado/,
    /^Proyecto editado.*Estado.*En preparación.*En producción/,
    /^Proyecto creado/,
  ]);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(menu).toBeFocused();
});

async function secondAdmin(browser: Browser, server: Server): Promise<Page> {
  const other = await browser.newPage({ baseURL: server.url });
  await enter(other);
  return other;
}

async function openEdit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`Acciones de ${title}`) }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: 'Editar proyecto' });
  await expect(form.getByLabel('Temporada')).toHaveValue('1');
  return form;
}

test('two admins on one project: the second sees both values and loses nothing; one that is deleted says so', async ({
  page,
  browser,
  server,
}) => {
  const own = newOwn();
  await enter(page);
  await addClient(page, own.client);
  await createProject(page, own);
  const other = await secondAdmin(browser, server);
  const form = await openEdit(page, own.title);
  const theirs = await openEdit(other, own.title);

  await form.getByLabel('Temporada').fill('5');
  await pick(page, form, /Estado/, 'En pausa');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(page).getByText('Cambios guardados')).toBeVisible();

  await theirs.getByLabel('Temporada').fill('7');
  await theirs.getByLabel('N.º interno').fill(`${own.houseNumber}-B`);
  await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
  const summary = theirs.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByText('En pausa')).toBeVisible();
  await expect(summary.getByText('5', { exact: true })).toBeVisible();
  await expect(theirs.getByLabel('Temporada')).toHaveValue('7');
  await expect(theirs.getByRole('button', { name: /Estado/ })).toHaveText(/En pausa/);
  await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(notices(other).getByText('Cambios guardados')).toBeVisible();

  await page.reload();
  const row = rowOf(page, own.title);
  for (const words of ['7', `${own.houseNumber}-B`, 'En pausa'])
    await expect(row.getByText(words, { exact: true })).toBeVisible();

  await other.getByRole('button', { name: new RegExp(`Acciones de ${own.title}`) }).click();
  await other.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('button', { name: new RegExp(`Acciones de ${own.title}`) }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(notices(page).getByText('Proyecto eliminado')).toBeVisible();
  await theirs.getByLabel('Temporada').fill('8');
  await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(theirs.getByRole('alert')).toContainText('Este proyecto ya no existe');
  await expect(theirs.getByLabel('Temporada')).toHaveValue('8');
  await other.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a client added and renamed under Catálogos shows in the list, and its filter finds it', async ({
    page,
  }) => {
    const own = newOwn();
    await enter(page);
    await addClient(page, own.client);
    await createProject(page, own);
    // A card shows in one line what a row shows in columns.
    const card = rowOf(page, own.title);
    await expect(card).toContainText(`· ${own.client}`);
    // Move the pointer away, as touch has none: it would keep a notification open, which may cover 'Cerrar'.
    await page.mouse.move(0, 0);

    const renamed = `${own.client} y Cía.`;
    await page.getByRole('button', { name: 'Catálogos' }).tap();
    const catalogues = page.getByRole('dialog', { name: 'Catálogos' });
    await catalogues.getByRole('tab', { name: /Clientes/ }).tap();
    await catalogues.getByRole('button', { name: `Editar ${own.client}` }).tap();
    const form = page.getByRole('dialog', { name: 'Editar cliente' });
    await form.getByLabel('Nombre').fill(renamed);
    await form.getByRole('button', { name: 'Guardar cambios' }).tap();
    await expect(catalogues.getByText(renamed)).toBeVisible();
    await catalogues.getByRole('button', { name: `Archivar ${renamed}` }).tap();
    await expect(catalogues.getByRole('region', { name: 'Archivados de Clientes' })).toContainText(renamed);
    await page.getByRole('button', { name: 'Deshacer' }).tap();
    await expect(catalogues.getByRole('button', { name: `Archivar ${renamed}` })).toBeVisible();
    await catalogues.getByRole('button', { name: 'Cerrar' }).last().tap();

    await expect(card).toContainText(`· ${renamed}`);
    await page.getByRole('button', { name: 'Filtros' }).tap();
    await page
      .getByRole('group', { name: 'Buscar y filtrar' })
      .getByRole('button', { name: 'Cliente' })
      .tap();
    await page.getByRole('option', { name: renamed }).tap();
    await expect(page.getByText('1 proyecto', { exact: true })).toBeVisible();
    await expect(page.evaluate(() => document.documentElement.scrollWidth)).resolves.toBe(390);
  });
});
