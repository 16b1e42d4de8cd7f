import type { Page } from '@playwright/test';
import { ADMIN, expect, logIn, notices, test, USER } from './fixtures.ts';

/** The two notices of USER (spec §4, §8, §9), and the data that ends with a session or survives it. */
const WARNING = 'Información del perfil incompleta';
const KEYS = ['accessToken', 'role', 'rutAlertShown', 'boletaAlertShown'] as const;

function stored(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), KEYS);
}

const ownName = (page: Page) => page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' });

test('ADMIN is never asked for a RUT', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((path) => path === '/api/users/me')).toEqual([]);
});

test('the RUT is asked for once a session of the page, and not again after dismissing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const rutCalls = () => calls.filter((path) => path === '/api/users/me').length;
  await page.goto('/login');
  await logIn(page, USER);
  await expect(page.getByText(WARNING)).toBeVisible();
  await page.getByRole('link', { name: 'Documentos' }).click();
  await page.getByRole('link', { name: 'Principal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  expect(rutCalls()).toBe(1);
  await notices(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText(WARNING)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(rutCalls()).toBe(1);
});

/** The element that covers the middle of the focused one; null if nothing does. */
function coverOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over && (focused.contains(over) || over.contains(focused))) return null;
    return `${focused.textContent || focused.getAttribute('aria-label')} under ${over?.outerHTML.slice(0, 80)}`;
  });
}

test('the warning covers nothing that has the focus, in windows of all sizes', async ({ page }) => {
  await page.goto('/documents');
  await logIn(page, USER);
  // Wait for the end of the log-in: a reload would drop it.
  await expect(notices(page).getByText(WARNING)).toBeVisible();
  for (const [width, height] of [
    [320, 256],
    [667, 375],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(notices(page).getByText(WARNING)).toBeVisible();
    await expect(page.getByText('28 documentos')).toBeAttached();
    let presses = 0;
    for (; presses < 20; presses++) {
      await page.keyboard.press('Tab');
      // After the last control the focus leaves the page: the table is one stop.
      if (presses > 0 && (await page.evaluate(() => document.activeElement === document.body))) break;
      expect(await coverOfFocus(page), `${width} × ${height}, control ${presses + 1}`).toBeNull();
    }
    expect(presses, `${width} × ${height}`).toBeGreaterThan(12);
  }
});

test('below 1100 px the warning and the boleta notice are one block, which scrolls away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/documents');
  await logIn(page, USER);
  const warning = page.getByRole('alert');
  const boleta = page.getByRole('note', { name: 'Aviso sobre boletas' });
  await expect(warning).toContainText(WARNING);
  const [above, below] = [await warning.boundingBox(), await boleta.boundingBox()];
  expect([above?.x, above?.width]).toEqual([below?.x, below?.width]);
  expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0))).toBeLessThanOrEqual(1);
  await page.getByRole('rowheader').nth(3).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(warning).not.toBeInViewport();
  await expect(boleta).not.toBeInViewport();
});

test('the warning lies under the scrim of a dialog and beside a docked drawer', async ({ page }) => {
  await page.goto('/documents');
  await logIn(page, USER);
  const warning = page.getByRole('alert');
  await expect(warning).toContainText(WARNING);
  await page.getByRole('rowheader').first().getByRole('link').click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 })).toBeVisible();
  const [box, beside] = [await warning.boundingBox(), await drawer.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await drawer.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: 'Principal' }).click();
  await expect(ownName(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const isOver = await page.getByText(WARNING).evaluate((node) => {
    // `elementFromPoint` skips inert elements, even on top.
    for (const element of document.querySelectorAll('[inert]')) element.removeAttribute('inert');
    const { left, top } = node.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + 4);
    return seen !== null && node.contains(seen);
  });
  expect(isOver).toBe(false);
});

test('the boleta notice stands over documents until understood, for USER only', async ({ page }) => {
  const notice = page.getByRole('note', { name: 'Aviso sobre boletas' });
  await page.goto('/documents');
  await logIn(page, USER);
  await expect(notice).toContainText(
    'NO se deben emitir boletas para honorarios hasta después del 1 de mayo.',
  );
  await page.getByRole('link', { name: 'Experiencias' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(notice).toBeHidden();
  await page.getByRole('link', { name: 'Documentos' }).click();
  await notice.getByRole('button', { name: 'Entendido' }).click();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await page.goto('/documents-back');
  await logIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a RUT call that fails shows the warning; dismissing it is remembered', async ({ page }) => {
  await page.route('**/api/users/me', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, USER);
  await expect(notices(page).getByText(WARNING)).toBeVisible();
  await expect(notices(page).getByText(/^Por favor complete su información personal/)).toBeVisible();
  expect((await stored(page))[2]).toBeNull();
  await notices(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(notices(page).getByText(WARNING)).toBeHidden();
  expect((await stored(page))[2]).not.toBeNull();
});

test('a RUT with another digit is told as invalid, and the warning leads to the profile', async ({
  page,
}) => {
  await page.route('**/api/users/me', (route) => route.fulfill({ json: { rut: '12.345.678-4' } }));
  await page.goto('/projects');
  await logIn(page, USER);
  const invalid =
    'El RUT ingresado es inválido. Por favor actualícelo para acceder a todas las funcionalidades.';
  await expect(notices(page).getByText(invalid)).toBeVisible();
  await notices(page).getByRole('button', { name: 'Ir a mi perfil' }).click();
  await expect(page).toHaveURL('/home');
  await expect(notices(page).getByText(invalid)).toBeHidden();
});

test('a valid RUT warns nobody and is remembered as shown', async ({ page }) => {
  await page.route('**/api/users/me', (route) => route.fulfill({ json: { rut: '12.345.678-5' } }));
  await page.goto('/login');
  await logIn(page, USER);
  await expect(ownName(page)).toBeVisible();
  await expect.poll(async () => (await stored(page))[2]).not.toBeNull();
  await expect(page.getByText(WARNING)).toBeHidden();
});

test('log-out clears token, role and both flags; an expired session the token only', async ({ page }) => {
  const understand = page.getByRole('button', { name: 'Entendido' });
  await page.goto('/documents');
  await logIn(page, USER);
  await understand.click();
  await notices(page).getByRole('button', { name: 'Cerrar' }).click();
  expect(await stored(page)).not.toContain(null);

  await page.evaluate(() => localStorage.setItem('accessToken', 'vencido'));
  await page.reload();
  await expect(page).toHaveURL(/\/login\?volver=/);
  await expect(page.getByText('Tu sesión terminó')).toBeVisible();
  const [token, ...kept] = await stored(page);
  expect(token).toBeNull();
  expect(kept).not.toContain(null);

  await logIn(page, USER);
  await expect(page).toHaveURL('/documents');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toEqual([null, null, null, null]);
});

test("any refusal whose message is 'No token provided' ends the session, whatever its status", async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(ownName(page)).toBeVisible();
  await page.route('**/api/users/me/profile', (route) =>
    route.fulfill({ status: 403, json: { message: 'No token provided' } }),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  expect((await stored(page))[0]).toBeNull();
});

test('another refusal ends nothing', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(ownName(page)).toBeVisible();
  await page.route('**/api/users/me/profile', (route) =>
    route.fulfill({ status: 401, json: { message: 'Otra cosa' } }),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect((await stored(page))[0]).not.toBeNull();
});

test('a request in flight when the session ends does not bring it back', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(ownName(page)).toBeVisible();
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = page.waitForRequest('**/api/users/me/profile');
  await page.route('**/api/users/me/profile', async (route) => {
    const response = await route.fetch();
    await mayAnswer;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Principal' }).click();
  await asked;
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  answer();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toEqual([null, null, null, null]);
});

test('every page of ADMIN answers USER with the 403, in the shell', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, USER);
  await expect(ownName(page)).toBeVisible();
  for (const path of [
    '/documents-back',
    '/documents-back/users/1',
    '/projects-back-office',
    '/projects-back-office/chapter-list',
    '/projects-back-office/chapter',
    '/projects-back-office/documents',
  ]) {
    await page.goto(path);
    await expect(page.getByText('403 Forbidden')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link')).toHaveCount(3);
  }
});
