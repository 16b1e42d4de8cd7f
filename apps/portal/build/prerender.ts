/** Makes the first pages of the portal that lies built in `dist`: run after `vite build`. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Manifest } from 'vite';
import { FIRST_PAGES } from '../src/firstPaint/pages.ts';
import type { MadePages, Template } from '../src/firstPaint/server.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** What the server needs for pages and nobody may ask for. */
const OWN = join(DIST, '.prerender');

/** The table of routes, which the entry loads with the first page that is not the login. */
const TABLE = 'src/routes.tsx';

/** What the entry evaluates in a task of its own, once it has the page: asked for with the entry, not by it. */
const REACT_DOM = 'src/firstPaint/reactDom.ts';

const read = (file: string): string => readFileSync(join(DIST, file), 'utf8');

interface Loaded {
  files: Set<string>;
  css: Set<string>;
}

/** What comes with some modules: their chunks and all that those import. */
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
    // The login alone is there without the table of routes.
    const loaded = loadedWith(manifest, route === '/login' ? modules : [TABLE, ...modules]);
    const files = [...loaded.files].filter((file) => !entry.files.has(file)).sort();
    const css = [...loaded.css].filter((file) => !entry.css.has(file)).sort();
    return [route, { files, css: css.map(read).join('') }] as const;
  });
  return { html, css: { text: read(href), link }, pages: Object.fromEntries(pages) };
}

/** The built page with links to files that it does not name yet, as one kind of link or another. */
function withLinks(html: string, files: ReadonlySet<string>, rel: string): string {
  const links = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="${rel}" as="script" crossorigin href="/${file}">\n`);
  return html.replace('</head>', `${links.join('')}</head>`);
}

/** The program that makes pages, in one file that needs nothing beside it. */
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
// From the login one goes on to other pages: the browser fetches the table when it has nothing else to do.
const template = { ...bare, html: withLinks(html, table, 'prefetch') };
// A page that is not made before needs it at once.
writeFileSync(join(DIST, 'index.html'), withLinks(html, table, 'modulepreload'));
rmSync(join(DIST, '.vite'), { recursive: true });
await bundleProgram();
writeFileSync(join(OWN, 'template.json'), JSON.stringify(template));
const { makePages }: typeof import('../src/firstPaint/server.ts') = await import(join(OWN, 'render.mjs'));
const made: MadePages = await makePages({}, template);
for (const { address, patterns, html } of made.pages) {
  // A host that serves files as they lie can serve these; one with a parameter in its address it cannot.
  if (!patterns.includes(address)) continue;
  const file = join(DIST, `${address}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}
// Under its name when it is whole: it tells that the pages are there.
const list = join(OWN, 'pages.json');
writeFileSync(`${list}.new`, JSON.stringify(made));
renameSync(`${list}.new`, list);
