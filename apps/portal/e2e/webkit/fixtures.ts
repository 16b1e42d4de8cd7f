import { writeFileSync } from 'node:fs';
import { PASSWORD, withServer } from '../fixtures.ts';
import { startWebKits, type WebKits } from './browser.ts';
import { WebKitPage } from './page.ts';

interface Fixtures {
  /** The first window. */
  page: WebKitPage;
  /** Opens another window, of another person. */
  another: () => Promise<WebKitPage>;
}

/** The base of the journeys in WebKit. */
export const test = withServer.extend<{ kits: WebKits; first: WebKitPage; another: Fixtures['another'] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
  kits: async ({}, use) => {
    const kits = await startWebKits();
    await use(kits);
    await kits.stop();
  },
  another: async ({ kits, server }, use, info) => {
    const pages: WebKitPage[] = [];
    await use(async () => {
      const page = new WebKitPage(await kits.open(), server.url);
      pages.push(page);
      return page;
    });
    if (info.status === info.expectedStatus) return;
    for (const [index, { window }] of pages.entries()) {
      const body = Buffer.from(await window.takeScreenshot(), 'base64');
      writeFileSync(info.outputPath(`window-${index + 1}.png`), body);
    }
  },
  first: async ({ another }, use) => use(await another()),
});

/** Opens a path that asks for the log-in, and logs in. The alerts that show once have been shown. */
export async function enter(
  page: WebKitPage,
  path: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await page.window.executeScript(
    "localStorage.setItem('rutAlertShown', 'true'); localStorage.setItem('boletaAlertShown', 'true')",
  );
  await page.goto(`/login?volver=${encodeURIComponent(path)}`);
  await logIn(page, email, password);
}

/** Fills in the login form on the page and sends it. */
export async function logIn(page: WebKitPage, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByLabel('Contraseña').fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}
