/** Prerenders the first pages of the portal built in `dist`; runs after `vite build`. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { FIRST_PAGES } from '../src/firstPaint/pages.ts';
import type { MadePages, Template } from '../src/firstPaint/server.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** Files for the server only, which it must not deliver. */
const OWN = join(DIST, '.prerender');

/** The table of routes, which the entry loads with the first page other than the login. */
const TABLE = 'src/routes/routes.tsx';

/** Evaluated in its own task after the page is there: preloaded with the entry, but not imported by it. */
const REACT_DOM = 'src/firstPaint/reactDom.ts';

const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

interface Loaded {
  files: Set<string>;
  css: Set<string>;
}

/** The files that load with some modules: their chunks and everything that these import. */
function loadedWith(manifest: Manifest, modules: readonly string[]): Loaded {
  const files = new Set<string>();
  const css = new Set<string>();
  const waiting = [...modules];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no chunk of its own: see src/firstPaint/pages.ts.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    waiting.push(...(chunk.imports ?? []));
  }
  return { files, css };
}

function readTemplate(manifest: Manifest): Template {
  const html = read('index.html');
  const [link, href] = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(html) ?? [];
  if (!link || !href) throw new Error('index.html links to no stylesheet.');
  const atStart = Object.keys(manifest).filter((name) => html.includes(`src="/${manifest[name]?.file}"`));
  const entry = loadedWith(manifest, atStart);
  const pages = FIRST_PAGES.map(({ route, modules }) => {
    // Only the login does not need the table of routes.
    const loaded = loadedWith(manifest, route === '/login' ? modules : [TABLE, ...modules]);
    const files = [...loaded.files].filter((file) => !entry.files.has(file)).sort();
    const css = [...loaded.css].filter((file) => !entry.css.has(file)).sort();
    return [route, { files, css: css.map(read).join('') }] as const;
  });
  return { html, css: { text: read(href), link }, pages: Object.fromEntries(pages) };
}

/** The built page with links of one kind to files that it does not name yet. */
function withLinks(html: string, files: ReadonlySet<string>, rel: string): string {
  const links = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="${rel}" as="script" crossorigin href="/${file}">\n`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** Bundles the program that makes pages into one file without dependencies. */
async function bundleProgram(): Promise<void> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: 'src/firstPaint/server.ts',
      outDir: OWN,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
    },
  });
}

const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
const bare = readTemplate(manifest);
const html = withLinks(bare.html, loadedWith(manifest, [REACT_DOM]).files, 'modulepreload');
const table = loadedWith(manifest, [TABLE]).files;
// From the login people go on to other pages, so the browser fetches the table when it is idle.
const template = { ...bare, html: withLinks(html, table, 'prefetch') };
// A page that is not prerendered needs the table at once.
writeFileSync(join(DIST, 'index.html'), withLinks(html, table, 'modulepreload'));
rmSync(join(DIST, '.vite'), { recursive: true });
await bundleProgram();
writeFileSync(join(OWN, 'template.json'), JSON.stringify(template));
const { makePages }: typeof import('../src/firstPaint/server.ts') = await import(join(OWN, 'render.mjs'));
const made: MadePages = await makePages({}, template);
for (const { address, patterns, html } of made.pages) {
  // A static host can serve these pages, but none with a parameter in its address.
  if (!patterns.includes(address)) continue;
  const file = join(DIST, `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
// Rename the list when it is complete: its name signals that the pages exist.
const list = join(OWN, 'pages.json');
writeFileSync(`${list}.new`, JSON.stringify(made));
renameSync(`${list}.new`, list);
