import { expect, test } from '@playwright/test';
import { lookAtDocs, lookAtFrames, lookOnPhone } from '../../../scripts/storybook/lookAtDocs';
import { openDocs } from '../../../scripts/storybook/openStory';
import { serveBuilt } from '../../../scripts/storybook/serveBuilt';
import { placeOnSheet, wallRows } from '../../../scripts/storybook/sheets';
import { wantedStories } from '../../../scripts/storybook/wantedStories';
import { weighStory } from '../../../scripts/storybook/weighStory';

// One after another: each loads all of Storybook, some of them ten times, which leaves no core for a second one.
test.describe.configure({ mode: 'default' });

const PHONE = { light: 'phone.webp', dark: 'phone.webp', width: 390, height: 844 };

test('the start page links in the reader’s theme, shows phones whole, and says that it continues to the right', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { url, close } = await serveBuilt();
  const story = 'pantallas-formularios-en-un-diálogo--phone';
  await page.route('**/thumbnails/thumbnails.json', (route) => route.fulfill({ json: { [story]: PHONE } }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDocs(page, url, { id: 'inicio--uso', theme: 'dark' });

  // A dialog opens at the lower end of a phone, so a cropped picture would not show it.
  const wall = page.getByRole('region', { name: 'Muro de pantallas' });
  const picture = wall.getByRole('img', { name: 'Teléfono 390, claro' });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(844 / 390, 1);
  const link = wall.getByRole('link', { name: /Teléfono 390, claro/ });
  await expect(link).toHaveAttribute('href', /globals=theme:dark/);

  const cue = page.getByText('Más estados →');
  await wall.evaluate((frame) => frame.scrollTo(0, 0));
  await expect(cue).toBeVisible();
  await wall.evaluate((frame) => frame.scrollTo(frame.scrollWidth, 0));
  await expect(cue).toBeHidden();

  const weights = page.getByRole('region', { name: 'Componentes' });
  await expect(weights.getByRole('columnheader', { name: 'Peso', exact: true })).toBeVisible();
  await expect(weights.getByRole('row', { name: /^Button / })).toContainText(/\d,\d KiB5,0 KiB/);

  await openDocs(page, url, { id: 'recorridos-postular-maquetas--uso', theme: 'dark' });
  await expect(page.getByText('Este paso no tiene maqueta.').first()).toBeVisible();
  close();
});

test('the start page asks for few files, with all pictures of its wall', async ({ page }) => {
  test.setTimeout(60_000);
  const { url, close } = await serveBuilt();
  // Storybook is tested without the pictures, which take minutes to make: the wall is told of all of them.
  const desktop = { light: 'a.webp', dark: 'b.webp', width: 1280, height: 800 };
  const pictures = Object.fromEntries(wantedStories().map((id) => [id, desktop]));
  const onSheets = wallRows().map((ids, index) => placeOnSheet(ids, pictures, `wall-${index}.webp`));
  const json = Object.assign(pictures, ...onSheets);
  await page.route('**/thumbnails/thumbnails.json', (route) => route.fulfill({ json }));
  await page.route('**/thumbnails/*.webp', (route) => route.fulfill({ body: '', contentType: 'image/webp' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(url);
  const wall = page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('region', { name: 'Muro de pantallas' });
  await expect(wall.getByRole('img').nth(400)).toBeAttached({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('wall-'))).not.toEqual([]);
  expect(asked.length).toBeLessThanOrEqual(60);
  close();
});

test('a story is sent in at most 4 MB, with Storybook around it', async ({ browser }) => {
  test.setTimeout(240_000);
  // A component, a table, a screen, and the heaviest of all files' stories (scripts/storybook/weigh.ts): a screen with a document.
  for (const [id, most] of [
    ['componentes-acciones-button-botón--primary', 3.2],
    ['componentes-datos-table-tabla-lista-filas--default', 3.7],
    ['pantallas-principal--rut-missing', 4.6],
    ['pantallas-documentos-abierto--narrow', 7],
  ] as const) {
    const { story, withStorybook } = await weighStory(browser, id);
    expect(withStorybook, id).toBeLessThan(4);
    // By its own address and not compressed: what a story takes along is seen here first.
    expect(story, id).toBeLessThan(most);
    expect(story, id).toBeGreaterThan(most - 0.6);
  }
});

test('a component’s page shows how its stories end, and takes neither focus nor scroll', async ({ page }) => {
  // Each story of the page loads its own Storybook, which takes time on a busy machine.
  test.setTimeout(150_000);
  const { url, close } = await serveBuilt();
  await openDocs(page, url, {
    id: 'componentes-archivos-dropzone-subir-archivos-arrastrar--uso',
    theme: 'dark',
  });
  const refused = page.locator('figure').filter({ has: page.getByTitle('Arrastrar lo que se rechaza') });
  await refused.scrollIntoViewIfNeeded();
  await expect(refused).toHaveAttribute('data-outcome', 'finished', { timeout: 90_000 });
  await expect(refused.frameLocator('iframe').getByText('Solo se aceptan archivos MP4')).toBeVisible();
  // This page has a story that types and one that moves the focus.
  await openDocs(page, url, { id: 'componentes-campos-numberfield-número-monto--uso', theme: 'light' });
  await page.locator('figure').first().waitFor();
  expect(await lookAtFrames(page)).toEqual([]);
  expect(await lookAtDocs(page, 'light')).toEqual([]);
  expect(await lookOnPhone(page)).toEqual([]);
  close();
});

test('Storybook’s search puts the component that a word means first, even without accents', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { url, close } = await serveBuilt();
  await page.goto(url);
  const search = page.getByLabel('Search for components').and(page.locator('input'));
  for (const [word, first] of [
    ['botón', 'Button, botón'],
    ['boton', 'Button, botón'],
    ['login', 'Iniciar sesión, login'],
    ['modal', 'Dialog, diálogo, modal, ventana'],
    ['fecha', 'DateField, fecha, calendario'],
    ['contraseña', 'PasswordField, contraseña, clave'],
    ['tabla', 'Table, tabla, lista, filas'],
    ['plata', 'CurrencyField'],
    ['oscuro', 'Temas, claro, oscuro'],
    ['espaciado', 'Tokens, medidas, espaciado'],
    ['maqueta', 'Recorridos'],
    ['chip', 'Badge'],
    ['buscador', 'Toolbar'],
    ['dropdown', 'Menu'],
    ['spinner', 'Skeleton'],
    ['input', 'TextField'],
    ['casting', 'Elenco'],
    ['foto', 'Avatar'],
    ['wizard', 'Stepper'],
  ] as const) {
    await search.fill(word);
    await expect(page.locator('#storybook-explorer-menu li').first()).toContainText(first);
  }
  // A person's certificate is called that too, and comes before it.
  await search.fill('honorarios');
  await expect(page.locator('#storybook-explorer-menu')).toContainText('BoletaNotice, aviso de boletas');
  close();
});

test('the built Storybook opens, with a story of the portal over its API', async ({ page }) => {
  test.setTimeout(60_000);
  const { url, close } = await serveBuilt();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${url}/?path=/story/pantallas-principal--rut-missing`);
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(story.getByRole('alert')).toContainText('Información del perfil incompleta');
  await expect(page.getByRole('button', { name: 'Cambio de contraseña' })).toBeVisible();

  // A page whose stories are open dialogs: they must not cover it, and it must keep its theme.
  await openDocs(page, url, { id: 'componentes-capas-dialog-diálogo-modal-ventana--uso', theme: 'dark' });
  expect(await lookAtDocs(page, 'dark')).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Propiedades' })).toBeVisible();

  expect(complaints).toEqual([]);
  // Every story that a journey names exists, and the wall has its stories.
  expect(wantedStories().length).toBeGreaterThan(150);
  close();
});
