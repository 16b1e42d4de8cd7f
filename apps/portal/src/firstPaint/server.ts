/**
 * Prerenders the first pages. The build runs it with its own settings. A server started with other settings runs it again in a worker
 * thread, so its pages are as correct as if they had been built for them.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { configOf, type PortalConfig } from '../portal/config';
import { earlyScript, GUESTS_ONLY_STYLE } from './earlyScript';
import { FIRST_PAGES, type FirstPage } from './pages';
import { renderPage } from './render';

/** What the build of the portal's files leaves for the pages: `template.json` beside this program. */
export interface Template {
  /** The built index.html. */
  html: string;
  /** The rules of its stylesheet, and the tag that links it. */
  css: { text: string; link: string };
  /** For each route, the rules and the files of the modules it loads lazily. */
  pages: Record<string, { css: string; files: readonly string[] }>;
}

/** A page as it is served. */
export interface MadePage {
  /** URL patterns of the paths it is served at. */
  patterns: readonly string[];
  /** The address at which it is prerendered. On a static file server its file has this name. */
  address: string;
  html: string;
  /** The sources that a Content-Security-Policy must allow for the page's inline code. */
  policy: { styles: readonly string[]; scripts: readonly string[] };
}

/** The content of `pages.json`, and the worker's answer. */
export interface MadePages {
  /** The settings used, by their environment names; null for a setting that is not given. */
  settings: Record<string, string | boolean | null>;
  pages: readonly MadePage[];
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** @throws Error if the page does not contain `what`: without the replacement it would be served wrong */
function replaced(html: string, what: string | RegExp, by: string): string {
  const result = html.replace(what, () => by);
  if (result === html) throw new Error(`index.html has nothing like ${what}`);
  return result;
}

async function makePage(page: FirstPage, config: PortalConfig, template: Template): Promise<MadePage> {
  const { css, files } = template.pages[page.route] ?? { css: '', files: [] };
  const { title, html, styles } = await renderPage(page, config);
  const ofAll = template.css.text + css + (page.isForGuests ? GUESTS_ONLY_STYLE : '');
  const script = earlyScript(files);
  const head = [
    `<style>${ofAll}</style>`,
    `<style${styles.attributes}>${styles.text}</style>`,
    `<script>${script}</script>`,
  ];
  let made = replaced(template.html, template.css.link, '');
  made = replaced(made, /<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`);
  made = replaced(made, '</head>', `${head.join('\n')}\n</head>`);
  made = replaced(made, '<div id="root"></div>', `<div id="root" data-page="${page.route}">${html}</div>`);
  return {
    patterns: page.patterns,
    address: page.address,
    html: made,
    policy: { styles: [source(ofAll), source(styles.text)], scripts: [source(script)] },
  };
}

/**
 * @param settings by their environment names; they override the build's own
 * @throws Error that names the wrong setting, or the page that could not be made
 */
export async function makePages(settings: Record<string, unknown>, template: Template): Promise<MadePages> {
  const config = configOf(settings);
  return {
    settings: {
      BRAND: config.brand,
      HOME_URL: config.homeUrl,
      CONTACT_EMAIL: config.contactEmail,
      CONTACT_PHONE: config.contactPhone,
      API_URL: config.apiUrl,
      AUTH_URL: config.authUrl,
      REPORT_FAILURES: config.reportFailures,
      SEND_APPLICATIONS: config.sendApplications,
      PDF_WORKER_URL: config.pdfWorkerUrl,
    },
    pages: await Promise.all(FIRST_PAGES.map((page) => makePage(page, config, template))),
  };
}

if (!isMainThread) {
  const template: Template = JSON.parse(readFileSync(join(import.meta.dirname, 'template.json'), 'utf8'));
  parentPort?.postMessage(await makePages(workerData.settings, template));
}
