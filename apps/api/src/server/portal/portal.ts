import { API_MESSAGES } from '@doblaje/contract';
import { isKnownPath } from '@doblaje/domain/access';
import { type Context, Hono } from 'hono';
import { type Encoding, type PortalFile, portalFile, readPortal } from './files';
import { type BuiltFirstPage, firstPages } from './firstPages';
import { contentSecurityPolicy, isPdfWorker, PDF_WORKER_POLICY, type PolicySettings } from './policy';
import { fillSettingsBlock, fillTitle, type PortalSettings } from './settingsBlock';

const NOT_BUILT = 'El portal no está construido: ejecuta `pnpm build` y vuelve a iniciar el servidor.';

/**
 * Serves the built portal: its files, and its page at every path that may be a page. So a link into the portal works after a
 * reload, and a monitor gets a 200. A missing file is a 404 and never the page. Refusals are JSON in Spanish, like the API's.
 *
 * @param folder the built portal, read once
 * @throws Error when its page has no settings block
 */
export function servePortal(folder: string, settings: PortalSettings & PolicySettings): Hono {
  const files = readPortal(folder);
  const built = files.get('/index.html');
  const portal = new Hono();
  const pages = built && preparePages(folder, built, settings);

  portal.on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req;
    const file = isOwn(path) ? undefined : files.get(path);
    if (file) {
      if (isPdfWorker(path)) c.header('Content-Security-Policy', PDF_WORKER_POLICY);
      return answer(c, file);
    }
    if (!mayBePage(c)) return c.json({ message: API_MESSAGES.notFound }, 404);
    if (!pages && isKnownPath(path)) return c.text(NOT_BUILT, 503);
    if (!pages) return c.json({ message: API_MESSAGES.notFound }, 404);
    const { file: page, policy } = (await pages)(path);
    c.header('Content-Security-Policy', policy);
    // The portal itself shows that the page is unknown. The status tells the same to clients that do not run it.
    return answer(c, page, isKnownPath(path) ? 200 : 404);
  });
  portal.all('*', (c) => {
    const { path } = c.req;
    if (!isKnownPath(path) && !files.has(path)) return c.json({ message: API_MESSAGES.notFound }, 404);
    c.header('Allow', 'GET, HEAD');
    return c.json({ message: API_MESSAGES.methodNotAllowed }, 405);
  });
  return portal;
}

/** Pages are served at their own addresses, with their policies. The files they are made from must not be served. */
function isOwn(path: string): boolean {
  return path.endsWith('.html') || path.startsWith('/.');
}

interface ServedPage {
  file: PortalFile;
  policy: string;
}

/** Fills the pages with the settings, once. Resolves to a function that finds the page for a path. */
async function preparePages(
  folder: string,
  built: PortalFile,
  settings: PortalSettings & PolicySettings,
): Promise<(path: string) => ServedPage> {
  const serve = ({ html, policy }: Pick<BuiltFirstPage, 'html' | 'policy'>): ServedPage => ({
    file: portalFile('/index.html', new TextEncoder().encode(fillSettingsBlock(html, settings))),
    policy: contentSecurityPolicy(settings, policy),
  });
  const empty = fillTitle(new TextDecoder().decode(await built.body('identity')), settings.BRAND);
  const anyPage = serve({ html: empty, policy: { styles: [], scripts: [] } });
  const made = await firstPages(folder, settings);
  const pages = made.map(({ patterns, ...page }) => ({
    patterns: patterns.map((pathname) => new URLPattern({ pathname })),
    page: serve(page),
  }));
  return (pathname) =>
    pages.find(({ patterns }) => patterns.some((pattern) => pattern.test({ pathname })))?.page ?? anyPage;
}

/**
 * Pages of the portal have no extension. A client that only accepts JSON is a program asking
 * for data. All others (a browser, curl, a monitor, a link preview) get the page.
 */
function mayBePage(c: Context): boolean {
  const name = c.req.path.slice(c.req.path.lastIndexOf('/') + 1);
  const accepted = (c.req.header('accept') ?? '').split(',').map((type) => type.replace(/;.*$/s, '').trim());
  const takesJsonAlone = accepted.every((type) => /^application\/(.+\+)?json$/i.test(type));
  return !/\.\w+$/.test(name) && !takesJsonAlone;
}

async function answer(c: Context, file: PortalFile, status: 200 | 404 = 200) {
  const encoding = file.isCompressible ? encodingFor(c.req.header('accept-encoding') ?? '') : 'identity';
  // The same content in another encoding is a different representation, so it needs a different ETag.
  const etag = encoding === 'identity' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  c.header('Cache-Control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  c.header('ETag', etag);
  if (file.isCompressible) c.header('Vary', 'Accept-Encoding');
  if (
    status === 200 &&
    c.req
      .header('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  )
    return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(await file.body(encoding), status);
}

function encodingFor(accepted: string): Encoding {
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(accepted);
  if (/\bbr\b/.test(accepted) && !refused('br')) return 'br';
  if (/\bgzip\b/.test(accepted) && !refused('gzip')) return 'gzip';
  return 'identity';
}
