import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, test, USER } from './fixtures.ts';
import { translate } from './translator.ts';

/**
 * Pages ask browsers not to translate them, and must still work when a browser does: a translator replaces text nodes that
 * React has put into the page.
 */
test.beforeEach(({ page }) => translate(page));

// React reports the replaced nodes on the console and goes on.
test.afterEach(({ complaints }) => {
  expect(complaints.filter((text) => !/#418|NotFoundError/.test(text))).toEqual([]);
  complaints.length = 0;
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

async function stands(page: Page, path: string): Promise<void> {
  await expect(page.getByText('Unexpected Application Error!'), path).toHaveCount(0);
  await expect(page.locator('font').first(), path).toBeAttached();
}

test('every page asks not to be translated', async ({ page, request }) => {
  for (const path of ['/', '/login', '/register', '/onboarding/1', '/home', '/nada', '/_correo']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(html, path).toMatch(/<html[^>]* translate="no"/);
    expect(html, path).toMatch(/<meta name="google" content="notranslate"/);
  }
  await page.goto('/nada');
  await expect(page.getByText('404 Not Found')).toBeVisible();
});

test('public pages keep working under a translator', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER, 'otra-clave');
  await expect(page.getByText('Correo o contraseña incorrectos')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(USER);
  await stands(page, '/login');
  await page.goto('/register');
  await page.getByLabel('Nombre', { exact: true }).fill('Elena');
  await button(page, 'Registrarse').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Elena');
  await stands(page, '/register');
  await page.goto('/auth/change-password/abc');
  await button(page, 'Guardar').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await stands(page, '/auth/change-password');
  await page.goto('/auth/recover-password');
  await page.getByLabel('Correo electrónico').fill('nadie@correo.cl');
  await button(page, 'Enviar').click();
  await expect(heading(page, 'Iniciar sesión')).toBeVisible();
  await page.goto('/auth/activate/abc');
  await expect(page.getByText('Usuario Activado')).toBeVisible();
  await stands(page, '/auth/activate');
  await page.goto('/onboarding/2');
  await page.getByText('Sí', { exact: true }).click();
  await button(page, 'Agregar experiencia').click();
  await page
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  await button(page, 'Continuar').click();
  await stands(page, '/onboarding/2');
  for (const step of [1, 3, 4, 5]) {
    await page.goto(`/onboarding/${step}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await stands(page, `/onboarding/${step}`);
  }
});

/** Filters, searches for a word without results, and checks that the list still works. */
async function useList(page: Page, path: string, filter: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('group', { name: 'Buscar y filtrar' }).getByRole('button', { name: filter }).click();
  await page.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: `Quitar filtro ${filter}` })).toBeVisible();
  await page.getByRole('button', { name: `Quitar filtro ${filter}` }).click();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(
    page
      .getByRole('button', { name: /^Quitar/ })
      .or(page.getByText(/zzzz|Ningún|Ninguna/))
      .first(),
  ).toBeVisible();
  await stands(page, path);
}

test("a person's pages keep working under a translator", async ({ page }) => {
  await page.goto('/home');
  await logIn(page, USER);
  await expect(heading(page, 'Antonia Millaquén Rojas')).toBeVisible();
  await button(page, 'Cambiar contraseña').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('algo');
  await dialog.getByRole('button', { name: /^(Guardar|Cambiar)/ }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('algo');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await stands(page, '/home');
  await page.goto('/home/sessions');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await useList(page, '/projects', 'Tipo');
  await useList(page, '/documents', 'Tipo');
  await button(page, 'Entendido').click();
  await button(page, 'Cerrar sesión').click();
  await expect(heading(page, 'Iniciar sesión')).toBeVisible();
});

test('a country is found letter by letter under a translator, and a missing field is named as it is', async ({
  page,
}) => {
  await page.goto('/onboarding/1');
  const country = page.getByRole('combobox', { name: 'País' });
  await country.click();
  await country.pressSequentially('Argentina', { delay: 60 });
  await expect(country).toHaveValue('Argentina');
  await page.getByRole('option', { name: 'Argentina', exact: true }).click();
  await expect(country).toHaveValue('Argentina');
  const lacking = page.getByText(/^Para continuar/);
  await expect(lacking).toContainText('«Dirección»');
  await page.getByLabel('Dirección').fill('Los Aromos 12');
  await expect(lacking).not.toContainText('«Dirección»');
  await expect(country).toHaveValue('Argentina');
});

test("the office's pages keep working under a translator", async ({ page }) => {
  await page.goto('/documents-back');
  await logIn(page, ADMIN);
  await expect(heading(page, 'Administrativo')).toBeVisible();
  await useList(page, '/documents-back', 'Rol');
  await useList(page, '/documents-back?vista=postulaciones', 'Estado');
  await useList(page, '/projects-back-office', 'Tipo');
  await useList(page, '/projects-back-office/documents', 'Tipo');
  await page.goto('/projects-back-office');
  await button(page, 'Crear proyecto').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill('La bahía');
  await dialog.getByRole('button', { name: 'Crear proyecto' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expect(dialog.getByLabel('Título')).toHaveValue('La bahía');
  await page.goto('/projects-back-office/chapter-list?project=1');
  await expect(heading(page, /./)).toBeVisible();
  await stands(page, '/projects-back-office/chapter-list');
  await page.goto('/documents-back/archive');
  await expect(heading(page, 'Archivo contable')).toBeVisible();
  await stands(page, '/documents-back/archive');
  await expect(notices(page)).toHaveCount(0);
});
