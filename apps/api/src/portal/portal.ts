import { API_MESSAGES } from '@doblaje/contract';
import { isKnownPath } from '@doblaje/domain/access';
import { type Context, Hono } from 'hono';
import { type Encoding, type PortalFile, portalFile, readPortal } from './files';
import { contentSecurityPolicy, type PolicySettings } from './policy';
import { fillSettingsBlock, fillTitle, type PortalSettings } from './settingsBlock';

const NOT_BUILT = 'El portal no está construido: ejecuta `pnpm build` y vuelve a iniciar el servidor.';

/**
 * Serves the built portal: its files as they are, and its page wherever a page may be asked for, so that a link into the
 * portal works after a reload and says 200 to a monitor. A file that does not exist is a 404 and never the page; refusals
 * are JSON in Spanish like the API's.
 *
 * @param folder the built portal, read once
 * @throws Error when its page has no settings block
 */
export function servePortal(folder: string, settings: PortalSettings & PolicySettings): Hono {
  const files = readPortal(folder);
  const built = files.get('/index.html');
  const policy = contentSecurityPolicy(settings);
  const portal = new Hono();
  let page: Promise<PortalFile> | undefined;
  if (built) {
    page = built
      .body('identity')
      .then((content) => fillSettingsBlock(new TextDecoder().decode(content), settings))
      .then((html) => fillTitle(html, settings.BRAND))
      .then((html) => portalFile('/index.html', new TextEncoder().encode(html)));
  }

  portal.on(['GET', 'HEAD'], '*', async (c) => {
    const { path } = c.req;
    const file = path === '/index.html' ? undefined : files.get(path);
    if (file) return answer(c, file);
    if (!mayBePage(c)) return c.json({ message: API_MESSAGES.notFound }, 404);
    if (!page && isKnownPath(path)) return c.text(NOT_BUILT, 503);
    if (!page) return c.json({ message: API_MESSAGES.notFound }, 404);
    c.header('Content-Security-Policy', policy);
    // The portal says what it does not know; the status says the same to who does not run it.
    return answer(c, await page, isKnownPath(path) ? 200 : 404);
  });
  portal.all('*', (c) => {
    const { path } = c.req;
    if (!isKnownPath(path) && !files.has(path)) return c.json({ message: API_MESSAGES.notFound }, 404);
    c.header('Allow', 'GET, HEAD');
    return c.json({ message: API_MESSAGES.methodNotAllowed }, 405);
  });
  return portal;
}

/**
 * Pages of the portal have no extension. Whoever takes JSON alone is a program that asks for data; everybody else (a
 * browser, curl, a monitor, the preview of a link) gets the page.
 */
function mayBePage(c: Context): boolean {
  const name = c.req.path.slice(c.req.path.lastIndexOf('/') + 1);
  const accepted = (c.req.header('accept') ?? '').split(',').map((type) => type.replace(/;.*$/s, '').trim());
  const takesJsonAlone = accepted.every((type) => /^application\/(.+\+)?json$/i.test(type));
  return !/\.\w+$/.test(name) && !takesJsonAlone;
}

async function answer(c: Context, file: PortalFile, status: 200 | 404 = 200) {
  const encoding = file.isCompressible ? encodingFor(c.req.header('accept-encoding') ?? '') : 'identity';
  // The same content packed in another way is another representation.
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
