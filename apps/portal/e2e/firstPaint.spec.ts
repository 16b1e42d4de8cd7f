import type { Page } from '@playwright/test';
import { expect, logIn, PASSWORD, startServer, test, USER } from './fixtures.ts';

const PAGES = [
  ['/', '/login', 'Iniciar sesión', 'Contraseña'],
  ['/login', '/login', 'Iniciar sesión', 'Contraseña'],
  ['/register', '/register', 'Registrarse', 'Verificar contraseña'],
  ['/auth/recover-password', '/auth/recover-password', 'Recuperar contraseña', 'Correo electrónico'],
  ['/auth/change-password/x', '/auth/change-password/x', 'Cambio de contraseña', 'Verificar contraseña'],
  ['/privacy/request', '/privacy/request', 'Pedir algo sobre tus datos', 'Nombre y apellido'],
  ['/onboarding', '/onboarding/1', 'Datos personales', 'Teléfono'],
  ['/onboarding/1', '/onboarding/1', 'Datos personales', 'Dirección'],
] as const;

/** Opens a page but holds back its scripts. Returns a function that lets them come. */
async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#root[data-page]')).toBeAttached();
  return async () => {
    release();
    await expect(page.locator('#root:not([data-page])')).toBeAttached();
  };
}

/** Marks the text nodes of the page. The same count later proves that none was replaced. */
const markTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.getElementById('root') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const marked: Node[] = [];
    while (walker.nextNode()) marked.push(walker.currentNode);
    Object.assign(window, { marked });
    return marked.length;
  });
const countMarked = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'marked').filter((text: Node) => text.isConnected).length);

for (const [address, end, heading, field] of PAGES) {
  test(`${address} shows before any script runs, and the portal takes it over unchanged`, async ({
    page,
  }) => {
    const arrive = await openWithoutCode(page, address);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Estudio de Doblaje`);
    const texts = await markTexts(page);
    expect(texts).toBeGreaterThan(20);
    await arrive();
    await expect(page).toHaveURL(end);
    await expect(page).toHaveTitle(`${heading} · Estudio de Doblaje`);
    expect(await countMarked(page)).toBe(texts);
  });
}

test('activation says what it does before any script runs', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/auth/activate/enlace');
  await expect(page.getByRole('heading', { name: 'Activando usuario...' })).toBeVisible();
  await arrive();
  await expect(page.getByRole('heading', { name: 'Usuario Activado' })).toBeVisible();
  // After a reload the history entry knows the outcome, which replaces the prerendered page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Usuario Activado' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable and styled, and say at the end what they lack', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toBeVisible();
    const note = await page.locator('noscript').boundingBox();
    const band = await page.getByText('Silencio,').boundingBox();
    expect(note?.y).toBeGreaterThan(band?.y ?? Number.POSITIVE_INFINITY);
    const button = await page.getByRole('button', { name: 'Iniciar sesión' }).boundingBox();
    expect(button?.width).toBeGreaterThan(300);
  });
});

test('the theme is right before any script runs', async ({ page }) => {
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await openWithoutCode(page, '/login');
  const light = await canvas();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(canvas).not.toBe(light);
});

test('what is typed and pressed before the portal runs is not lost', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/login');
  await page.getByLabel('Correo electrónico').fill(USER);
  await page.getByLabel('Contraseña', { exact: true }).pressSequentially(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login');
  await arrive();
  await expect(page).toHaveURL('/home');
});

test('Enter also sends before the portal runs, and an empty form is checked as usual', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/login');
  await page.getByLabel('Correo electrónico').fill('sin-arroba');
  await page.getByLabel('Correo electrónico').press('Enter');
  await arrive();
  await expect(page.getByRole('alert')).toContainText('La contraseña es requerida');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('sin-arroba');
});

test('typing goes on where it was, and choices stay chosen', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/onboarding/1');
  await page.getByRole('radio', { name: 'Actor' }).click();
  await page.getByRole('combobox', { name: 'País' }).fill('Chile');
  await page.getByLabel('Dirección').fill('Pasaje Los Coigües 418');
  const phone = page.getByLabel('Teléfono');
  await phone.pressSequentially('+56 9 0142');
  for (let i = 0; i < 4; i++) await phone.press('ArrowLeft');
  await arrive();
  await expect(phone).toBeFocused();
  await page.keyboard.type('5550 ');
  await expect(phone).toHaveValue('+56 9 5550 0142');
  // A country typed in full is chosen when the field loses the focus.
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('Chile');
  await expect(page.getByRole('textbox', { name: 'Rut' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Actor' })).toBeChecked();
  // The form has taken over these values: they survive the next change.
  await page.getByLabel('Edad').fill('29');
  await page
    .getByRole('link', { name: /^Canto/ })
    .or(page.getByText('Canto'))
    .first()
    .waitFor();
  await expect(page.getByLabel('Dirección')).toHaveValue('Pasaje Los Coigües 418');
  await expect(page.getByRole('radio', { name: 'Actor' })).toBeChecked();
});

test('keys pressed while the portal takes the page over all arrive, in order', async ({ page }) => {
  // A slow processor makes the takeover last for many keys.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const arrive = await openWithoutCode(page, '/login');
  const typed = `${'abcdefghij'.repeat(6)}@correo.cl`;
  const email = page.getByLabel('Correo electrónico');
  await email.focus();
  const arrived = arrive();
  for (const key of typed) await page.keyboard.press(key);
  await arrived;
  await expect(email).toHaveValue(typed);
  // The form must have them too; otherwise its next render would restore its own value.
  await email.press('Enter');
  await expect(page.getByRole('alert')).toContainText('La contraseña es requerida');
  await expect(email).toHaveValue(typed);
});

test('a person who is logged in does not see the login on the way to /home', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  const arrive = await openWithoutCode(page, '/login');
  await expect(page.locator('html[data-session]')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión', includeHidden: true })).toBeHidden();
  await arrive();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('other settings are in the page from the start, and none can break out of its place', async ({
  page,
}) => {
  const brand = 'Voces & <b>Ecos</b> "del" Sur';
  const server = await startServer({
    BRAND: brand,
    HOME_URL: 'https://voces.example/?a=1&b=%22',
    REPORT_FAILURES: 'true',
    SEND_APPLICATIONS: 'true',
  });
  try {
    for (const [address, end, heading] of PAGES) {
      const arrive = await openWithoutCode(page, server.url + address);
      await expect(page).toHaveTitle(`${heading} · ${brand}`);
      const texts = await markTexts(page);
      await arrive();
      await expect(page).toHaveURL(server.url + end);
      expect(await countMarked(page)).toBe(texts);
      await page.unrouteAll({ behavior: 'wait' });
    }
    await openWithoutCode(page, `${server.url}/login`);
    const home = page.getByRole('link', { name: brand });
    await expect(home).toHaveAttribute('href', 'https://voces.example/?a=1&b=%22');
  } finally {
    await server.stop();
  }
});
