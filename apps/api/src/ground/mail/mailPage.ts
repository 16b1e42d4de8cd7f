import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { momentText } from '@doblaje/domain/days';
import { type Context, Hono } from 'hono';
import PostalMime from 'postal-mime';
import { escapeHtml, linkify } from '../html/html';

const STYLE = `
body { margin: 0 auto; padding: 24px 16px; max-width: 760px; background: #F3F5F5; color: #142023; font: 16px/1.5 Archivo, 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere; }
a { color: #0B5A63; } a:focus-visible { outline: 2px solid #142023; outline-offset: 2px; }
li, dl { padding: 8px 0; border-bottom: 1px solid #D3DCDD; } ol { padding: 0; list-style: none; }
pre { white-space: pre-wrap; padding: 16px; background: #FFFFFF; border: 1px solid #D3DCDD; font: inherit; }
iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid #D3DCDD; background: #FFFFFF; }
@media (prefers-color-scheme: dark) { body { background: #101C1F; color: #EDF3F3; } a { color: #8FD0D8; } pre { background: #1B2B2F; } a:focus-visible { outline-color: #FFD54F; } }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
// Mails use style attributes, so the policy allows those. A mail must not run scripts, load files or send forms.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

const FILE = /^\d{8}\.eml$/;

/** Host names that only this machine uses for itself. A stranger's page whose own name points here is refused. */
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/**
 * Shows the mails of the outbox folder as pages under /_correo, for trying the portal out. The links in mails let
 * anybody into an account, so the server shows these pages only with DEMO=1 on a loopback address.
 */
export function mailPage(folder: string): Hono {
  const page = new Hono().basePath('/_correo');
  page.use(async (c, next) => {
    if (!LOCAL_HOST.test(c.req.header('host') ?? 'localhost')) return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
  });

  page.get('/', async (c) => {
    const files = (await namesIn(folder))
      .filter((name) => FILE.test(name))
      .sort((a, b) => b.localeCompare(a));
    const rows = await Promise.all(
      files.slice(0, 200).map(async (name) => {
        const mail = await read(folder, name);
        return `<li><a href="/_correo/${name}">${escapeHtml(mail.subject)}</a><br>Para ${escapeHtml(mail.to)}, ${escapeHtml(mail.date)}</li>`;
      }),
    );
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Todavía no hay correos.</p>';
    return show(c, 'Correos', `<h1>Correos</h1>${list}`);
  });

  page.get('/:file', async (c) => {
    const name = c.req.param('file');
    if (!(await isThere(folder, name))) return c.notFound();
    const mail = await read(folder, name);
    return show(
      c,
      mail.subject,
      `<p><a href="/_correo">Todos los correos</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>De</dt><dd>${escapeHtml(mail.from)}</dd><dt>Para</dt><dd>${escapeHtml(mail.to)}</dd><dt>Fecha</dt><dd>${escapeHtml(mail.date)}</dd></dl>
<h2>Texto</h2><pre>${linkify(mail.text)}</pre>
<h2>HTML</h2><iframe title="Correo en HTML" src="/_correo/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
    );
  });

  page.get('/:file/html', async (c) => {
    const name = c.req.param('file');
    if (!(await isThere(folder, name))) return c.notFound();
    c.header('Content-Security-Policy', MAIL_POLICY);
    // Links leave the frame they are shown in.
    return c.html((await read(folder, name)).html.replace('<head>', '<head><base target="_top">'));
  });
  return page;
}

function show(c: Context, title: string, body: string) {
  c.header('Content-Security-Policy', PAGE_POLICY);
  return c.html(
    `<!doctype html><html lang="es-CL" translate="no"><head><meta charset="utf-8"><meta name="google" content="notranslate"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

async function isThere(folder: string, name: string): Promise<boolean> {
  return FILE.test(name) && (await namesIn(folder)).includes(name);
}

async function read(folder: string, name: string) {
  const mail = await PostalMime.parse(await readFile(join(folder, name)));
  return {
    subject: mail.subject ?? '(sin asunto)',
    from: mail.from?.address ?? '',
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    date: momentText(mail.date),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}
