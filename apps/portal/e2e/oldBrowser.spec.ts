import { expect, test } from './fixtures.ts';

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
