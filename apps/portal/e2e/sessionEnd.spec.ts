import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { enter, expect, logIn, notices, startServer, test, USER } from './fixtures.ts';

/*
 * The real limit of 12 hours, over a server whose clock can be put on (laterClock.mjs) and pages whose timers Playwright passes.
 */
const LATER_CLOCK = pathToFileURL(join(import.meta.dirname, 'laterClock.mjs')).href;
const TYPED = '+56 9 8765 4321';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Tu sesión está por terminar' });
const phone = (page: Page) => page.getByRole('textbox', { name: 'Teléfono' });

/** Edits the data sheet without saving. */
async function typePhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Editar' }).first().click();
  await phone(page).fill(TYPED);
}

test('a session that nobody uses is told about before it ends; what was typed is there after the next log-in', async ({
  page,
}) => {
  await using server = await startServer({ NODE_OPTIONS: `--import ${LATER_CLOCK}` });
  await page.clock.install();
  await enter(page, `${server.url}/home`, USER);
  await typePhone(page);
  await page.clock.fastForward('11:54:00');
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward('02:00');
  await expect(warning(page)).toContainText('La sesión se cerrará en 4 minutos.');
  await expect(warning(page).getByRole('button', { name: 'Seguir en sesión' })).toBeFocused();

  // The server counts anew from here.
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/users/auth/session'));
  await page.keyboard.press('Enter');
  expect((await (await renewed).headerValue('session-ends-in')) ?? '').toMatch(/^43[12]\d\d$/);
  await expect(warning(page)).toHaveCount(0);
  await expect(phone(page)).toHaveValue(TYPED);
  await page.clock.fastForward('11:54:00');
  await expect(warning(page)).toHaveCount(0);

  await page.clock.fastForward('02:00');
  await expect(warning(page)).toBeVisible();
  server.later();
  await page.clock.fastForward('05:00');
  await expect(notices(page)).toContainText('Tu sesión terminó');
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(warning(page)).toHaveCount(0);
  await logIn(page, USER);
  await expect(phone(page)).toHaveValue(TYPED);
});

test('going on in one tab quiets the other, and a log-out from the warning ends both', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, '/home', USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Antonia Millaquén Rojas' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/documents');
  await expect(other.getByText('28 documentos')).toBeAttached();
  await page.clock.fastForward('11:56:00');
  await expect(warning(page)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await warning(page).getByRole('button', { name: 'Seguir en sesión' }).click();
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(other)).toHaveCount(0);

  await page.clock.fastForward('11:56:00');
  await warning(other).getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await expect(warning(page)).toHaveCount(0);
});
