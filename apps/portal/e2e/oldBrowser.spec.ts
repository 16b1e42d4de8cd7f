import { enter, expect, test } from './fixtures.ts';

const SENTENCE = 'Tu navegador es demasiado antiguo para este portal. Actualízalo';

for (const path of ['/login', '/home']) {
  test(`a browser without a feature of the build's target reads a sentence instead of a blank page: ${path}`, async ({
    page,
  }) => {
    // Its scripts cannot be read, and the feature by which styles tell is not known.
    await page.route(/\.js$/, (route) => route.abort());
    await page.route(/(\.css|\/login|\/home)$/, async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers() };
      // The page's own rules are allowed by their hash, which changes with them.
      delete headers['content-security-policy'];
      await route.fulfill({
        response: answer,
        headers,
        body: (await answer.text()).replaceAll(/color-mix\(in srgb,\s*red,\s*red\)/g, 'color-gone(red)'),
      });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toBeInViewport();
  });
}

test('a browser that the portal is built for does not read it', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeHidden();
});

/** What browsers of docs/browsers.md lack, and the newest have: of the page, and of pdf.js' worker. */
const TAKE_AWAY = `
  delete Map.prototype.getOrInsertComputed;
  delete Map.prototype.getOrInsert;
  delete Promise.withResolvers;
  delete Promise.try;
  delete Math.sumPrecise;
  delete Uint8Array.prototype.toHex;
  delete Uint8Array.fromBase64;
  delete ReadableStream.prototype[Symbol.asyncIterator];
  delete ReadableStream.prototype.values;
`;

test('a document is drawn, read and searched in a browser without what only the newest have', async ({
  page,
}) => {
  await page.addInitScript(TAKE_AWAY);
  await page.route(/\/assets\/pdf\.worker\.min-/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${TAKE_AWAY}${await answer.text()}` });
  });
  await enter(page, '/documents?orden=title', 'traduccion@doblaje.test');
  await page.getByRole('link', { name: 'Guion original del capítulo 9' }).click();
  const drawer = page.getByRole('dialog', { name: 'Guion original del capítulo 9' });
  await expect(drawer.locator('[data-page="1"] canvas')).toBeVisible();
  await expect(
    drawer.locator('[data-page="1"]').getByText('Escena 1. Interior, faro, noche.'),
  ).toBeAttached();
  await drawer.getByRole('button', { name: 'Buscar en el documento' }).click();
  await page.keyboard.type('linternas');
  await expect(drawer.getByText('1 de 6', { exact: true })).toBeVisible();
});
