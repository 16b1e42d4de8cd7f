import { writeFileSync } from 'node:fs';
import { PASSWORD, withServer } from '../fixtures.ts';
import { startWebKits, type WebKits } from './browser.ts';
import type { WebKitPage } from './page.ts';

interface Fixtures {
  /** Opens windows, each of another person, and knows where saved files arrive. */
  kits: WebKits;
  /** The first window. */
  first: WebKitPage;
}

/** The base of the journeys in WebKit. */
export const test = withServer.extend<Fixtures>({
  kits: async ({ server }, use, info) => {
    const kits = await startWebKits(server.url);
    await use(kits);
    const shown = info.status === info.expectedStatus ? [] : kits.pages;
    for (const [index, { window }] of shown.entries()) {
      const picture = Buffer.from(await window.takeScreenshot(), 'base64');
      writeFileSync(info.outputPath(`window-${index + 1}.png`), picture);
    }
    await kits.stop();
  },
  first: async ({ kits }, use) => use(await kits.open()),
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
