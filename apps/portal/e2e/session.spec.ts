import { ADMIN, expect, logIn, notices, PASSWORD, tabTo, test, USER } from './fixtures.ts';

const WARNING = 'Información del perfil incompleta';

test('log in, profile warning, to the profile, log out', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Iniciar sesión · Estudio de Doblaje');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  await expect(page.getByRole('main').getByText(USER)).toBeVisible();
  await expect(page.getByText('Falta completar.')).toBeVisible();

  const warning = notices(page);
  await expect(warning.getByText(WARNING)).toBeVisible();
  await expect(
    warning.getByText(/Por favor complete su información personal, incluyendo su RUT/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await expect(page).toHaveURL('/projects');
  await warning.getByRole('button', { name: 'Ir a mi perfil' }).click();
  await expect(page).toHaveURL('/home');

  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      ['accessToken', 'role', 'rutAlertShown', 'boletaAlertShown'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null, null]);
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
});

test('an address that redirects does not block the way back', async ({ page }) => {
  const leadsOn = {
    '/': '/login',
    '/onboarding': '/onboarding/1',
    '/documents': '/login?volver=%2Fdocuments',
  };
  for (const [address, shown] of Object.entries(leadsOn)) {
    await page.goto('/auth/recover-password');
    await page.goto(address);
    await expect(page).toHaveURL(shown);
    await page.goBack();
    await expect(page).toHaveURL('/auth/recover-password');
  }
  // An address that redirects adds no step: going back leads to the page before it.
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await expect(page).toHaveURL('/projects');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/projects');
});

test('the next person to log in on this browser starts afresh: notices of their own, the menu expanded', async ({
  page,
}) => {
  const boletas = page.getByRole('note', { name: 'Aviso sobre boletas' });
  await page.goto('/documents');
  await logIn(page, 'traduccion@doblaje.test');
  await boletas.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('button', { name: 'Contraer menú' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expandir menú' })).toBeVisible();
  await expect(boletas).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('accessToken', 'expired');
  });
  await page.goto('/documents');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await logIn(page, USER);
  await expect(boletas).toBeVisible();
  await expect(page.getByText(WARNING)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contraer menú' })).toBeVisible();
});

test('a wrong password says so, keeps the address, and puts the focus on the message', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER, 'equivocada-2026');
  const summary = page.getByRole('alert').filter({ hasText: 'Correo o contraseña incorrectos' });
  await expect(summary).toBeVisible();
  await expect(summary).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(USER);
  await expect(page).toHaveURL('/login');
});

test('an expired token leads to the login and back to the page asked for', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await page.goto('/projects?search=voz');
  await expect(page).toHaveURL(/\/login\?volver=/);
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('role')]),
  ).toEqual([null, 'USER']);
  await logIn(page, USER);
  await expect(page).toHaveURL('/projects?search=voz');
});

test('a page asked for without a session opens after the login', async ({ page }) => {
  await page.goto('/documents');
  await logIn(page, USER);
  await expect(page).toHaveURL('/documents');
});

test('USER at a page of ADMIN gets the 403, ADMIN gets the page', async ({ page }) => {
  await page.goto('/documents-back');
  await logIn(page, USER);
  await expect(page).toHaveURL('/documents-back');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('403 Forbidden')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await page.goto('/documents-back');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible();
});

test('a role forged in the storage is corrected by the server', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await page.evaluate(() => localStorage.setItem('role', 'ADMIN'));
  await page.goto('/documents-back');
  await expect(page.getByText('403 Forbidden')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveText([
    /^Principal/,
    'Experiencias',
    'Documentos',
  ]);
});

test('an unknown address gets the 404 and a way back', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/login');
});

test('the menu starts expanded, collapses to icons with tooltips, and stays so', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, ADMIN);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByRole('link')).toHaveText([
    /^Principal/,
    /^Experiencias/,
    /^Documentos/,
    /^Administrativo/,
    /^Proyectos/,
  ]);
  await menu.getByRole('button', { name: 'Contraer menú' }).click();
  const expand = menu.getByRole('button', { name: 'Expandir menú' });
  await expect(expand).toHaveAttribute('aria-expanded', 'false');
  await menu.getByRole('link', { name: 'Proyectos' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Proyectos' })).toBeVisible();
  await page.reload();
  await expand.click();
  await expect(menu.getByRole('button', { name: 'Contraer menú' })).toHaveAttribute('aria-expanded', 'true');
});

test('without a connection a page not yet loaded says so, in the shell, and offers to try again', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar la página' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experiencias' })).toBeVisible();
});

test('without a connection the login says that the next page cannot load, and the page opens once there is a connection', async ({
  page,
}) => {
  // Block every script that the login does not load at its start, including the table of routes.
  const html = await (await page.request.get('/login')).text();
  const own = [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+\.js)"/g)];
  const atStart = new Set(own.map(([, path]) => path));
  await page.route(/assets\/.*\.js$/, (route) =>
    atStart.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  await page.goto('/login');
  await page.getByRole('link', { name: 'Registrarse' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar la página' })).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
});

test('after the token is removed by hand, the next step leads to the login', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  // Wait for all answers: a later one would notice the missing token too.
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('accessToken'));
  await page.getByRole('link', { name: 'Documentos' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('other tabs follow login and log-out at once', async ({ page, context }) => {
  await page.goto('/login');
  const other = await context.newPage();
  await other.goto('/login');
  await logIn(page, USER);
  await expect(other).toHaveURL('/home');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/login');
});

test('a person who is logged in does not see the login again', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page).toHaveURL('/home');
  await page.goto('/login');
  await expect(page).toHaveURL('/home');
});

test('the whole session by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused();
  await page.keyboard.type(USER);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeFocused();

  const toProfile = page.getByRole('button', { name: 'Ir a mi perfil' });
  await tabTo(page, toProfile, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toProfile).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Cerrar sesión' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('log in, warning, menu as a drawer, log out', async ({ page }) => {
    await page.goto('/');
    await logIn(page, USER);
    await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
    await page.getByRole('button', { name: 'Ir a mi perfil' }).tap();
    await expect(page.getByText(WARNING)).toBeHidden();

    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Usuario', { exact: true })).toBeVisible();
    await drawer.getByRole('link', { name: 'Documentos' }).tap();
    await expect(page).toHaveURL('/documents');
    await expect(drawer).toBeHidden();

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Cerrar sesión' }).tap();
    await expect(page).toHaveURL('/login');
  });
});

test('another browser’s session is shown and closed here; there the next step leads to the login', async ({
  page,
  browser,
  server,
}) => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const elsewhere = await browser.newPage({ baseURL: server.url, userAgent: firefox });
  await elsewhere.goto('/login');
  await logIn(elsewhere, ADMIN);
  await expect(elsewhere).toHaveURL('/home');

  await page.goto('/home/sessions');
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/home/sessions');
  await expect(page).toHaveTitle('Sesiones abiertas · Estudio de Doblaje');
  const other = page.getByRole('row', { name: /Firefox en Windows/ });
  await expect(page.getByText('Este navegador')).toHaveCount(1);
  await tabTo(page, other.getByRole('button', { name: 'Cerrar sesión de Firefox en Windows' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cerramos la sesión')).toBeVisible();
  await expect(other).toHaveCount(0);
  // Its row is gone: the focus stays in the table, at its place.
  await expect(page.getByRole('grid').or(page.getByRole('table')).locator(':focus')).toHaveCount(1);

  await elsewhere.getByRole('link', { name: 'Documentos' }).click();
  await expect(elsewhere).toHaveURL('/login?volver=%2Fdocuments');
  await elsewhere.close();
});
