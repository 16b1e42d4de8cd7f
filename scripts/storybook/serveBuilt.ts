import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ROOT } from '../build.ts';

/** The folder that `build-storybook` writes. */
export const BUILT: string = join(ROOT, 'storybook-static');

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built Storybook as a static host would, on a free port of localhost, where a service worker is allowed.
 * @param answered hears of every file that is sent: its path and what is in it. A page cannot count what its service worker asks for.
 */
export function serveBuilt(
  folder: string = BUILT,
  answered?: (path: string, body: Buffer) => void,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const path = normalize(decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    // Browsers ask for this when a page names no icon.
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    try {
      const body = await readFile(join(folder, path));
      answered?.(path, body);
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
      resolve({ url: `http://localhost:${port}`, close: () => server.close() });
    });
  });
}
