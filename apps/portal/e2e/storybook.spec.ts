import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { expect, test } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../../../storybook-static');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built Storybook as any static host would serve it. */
function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const body = await readFile(join(BUILT, path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      // A service worker needs a secure context: localhost counts as one.
      resolve({ server, url: `http://localhost:${port}` });
    });
  });
}

test('the built Storybook opens, with a story of the portal over its API', async ({ page }) => {
  test.setTimeout(60_000);
  const { server, url } = await serve();
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
  expect(complaints).toEqual([]);
  server.close();
});
