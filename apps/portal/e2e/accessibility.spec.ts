import AxeBuilder from '@axe-core/playwright';
import type { JSHandle, Page } from '@playwright/test';
import { FIRST_PAGES } from '../src/firstPaint/pages.ts';
import { STATEMENT } from '../src/screens/public/Accessibility/statement.ts';
import { ADMIN, enter, expect, test, USER } from './fixtures.ts';

test('who cannot go on finds the statement of accessibility from the log-in, and reads it without scripts', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Accesibilidad' }).click();
  await expect(page).toHaveURL('/accessibility');
  await expect(page.getByRole('heading', { level: 1, name: 'Accesibilidad' })).toBeFocused();
  for (const { text } of STATEMENT.failing) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('link', { name: 'Privacidad' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();

  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const plain = await context.newPage();
  await plain.goto('/accessibility');
  await expect(plain.getByRole('heading', { level: 1, name: 'Accesibilidad' })).toBeVisible();
  await expect(plain.getByText(STATEMENT.untried)).toBeVisible();
});

test('every page that is served ready says that it is in Spanish', async ({ request }) => {
  for (const { address } of FIRST_PAGES)
    expect(await (await request.get(address)).text(), address).toMatch(
      /^<!doctype html>\s*<html lang="es-CL"/,
    );
});

/** Screens with their kinds of controls: a log-in, a form, a list of rows, a person's own data, the cast as a matrix. */
const SCREENS = ['/documents-back', '/projects-back-office/chapter-list?project=1', '/home'];

test('controls are large enough to be hit, or far enough from others, and are called what is written on them', async ({
  page,
}) => {
  const found: unknown[] = [];
  const judge = async (path: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Both are off unless they are asked for.
      const { violations } = await new AxeBuilder({ page })
        .withRules(['target-size', 'label-content-name-mismatch'])
        .analyze();
      for (const { id, nodes } of violations)
        found.push(`${path}, ${width} px, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('; ')}`);
    }
  };
  for (const path of ['/login', '/register', '/onboarding/1', '/accessibility']) await judge(path);
  await enter(page, '/login', ADMIN);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  for (const path of SCREENS) await judge(path);
  expect(found).toEqual([]);
});

/** What is around the focused control, or around its label where it is itself unseen. The caret is not in the picture. */
async function pictureOf(page: Page, focused: JSHandle<HTMLElement>): Promise<Buffer> {
  const { x, y, width, height } = await focused.evaluate((element) =>
    (element.closest('label') ?? element).getBoundingClientRect().toJSON(),
  );
  const clip = { x: Math.max(0, x - 8), y: Math.max(0, y - 8), width: width + 16, height: height + 16 };
  return page.screenshot({ clip, animations: 'disabled' });
}

test('the focus is seen at every stop of a log-in and of a list', async ({ page }) => {
  const unseen: string[] = [];
  const walk = async (stops: number) => {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
      const withFocus = await pictureOf(page, focused);
      await focused.evaluate((element) => element.blur());
      if ((await pictureOf(page, focused)).equals(withFocus))
        unseen.push(await focused.evaluate((element) => element.outerHTML.slice(0, 160)));
      await focused.evaluate((element) => element.focus());
    }
  };
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walk(8);
  await enter(page, '/login', USER);
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await page.goto('/documents');
  await expect(page.getByRole('grid', { name: 'Documentos' }).getByRole('rowheader').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await walk(16);
  expect(unseen).toEqual([]);
});

test('a press that is let go beside its button does nothing', async ({ page }) => {
  await enter(page, '/login', USER);
  const leave = page.getByRole('button', { name: 'Cerrar sesión' });
  await expect(leave).toBeVisible();
  const box = await leave.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await page.mouse.move(600, 600);
  await page.mouse.up();
  await page.keyboard.press('Tab');
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull();
});
