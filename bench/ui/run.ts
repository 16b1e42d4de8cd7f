/**
 * `pnpm bench:ui`: compares the components with their peers, in one Chromium at a quarter of its speed, in turns. Fails when a
 * promise is broken. `pnpm bench:ui table` runs one pair.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.ts';
import { installPeers, PEERS } from '../peers.ts';
import type { Result } from './pages/measure.ts';

interface Pair {
  name: string;
  ours: string;
  peers: Readonly<Record<string, string>>;
  /** Our time divided by the peer's (the slowest peer's if there are several) may be at most this. */
  most: number;
  /** What the pages are told by their address. */
  search?: string;
  /** A count of our page, and its upper limit. */
  limit?: { what: keyof Omit<Result, 'ms'>; most: number; text: string };
}

const PAIRS: readonly Pair[] = [
  {
    name: 'form',
    ours: 'form-ours',
    peers: { 'plain inputs with useState': 'form-plain' },
    most: 1.5,
    limit: { what: 'renders', most: 1, text: 'fields rendered a keystroke' },
  },
  {
    name: 'table',
    ours: 'table-ours',
    peers: {
      'Mantine + TanStack Virtual': 'table-mantine',
      'MUI X DataGrid (100 rows a page)': 'table-mui',
    },
    most: 0.8,
    limit: { what: 'most', most: 80, text: 'rows in the page at once' },
  },
  {
    name: 'select',
    ours: 'select-ours',
    peers: { 'Mantine Select': 'select-mantine' },
    most: 0.7,
  },
  ...[1_000, 10_000].flatMap((options) =>
    (['open', 'key'] as const).map((act) => ({
      name: `options-${act}-${options}`,
      ours: 'options-ours',
      peers: { 'ComboBox and Virtualizer of react-aria-components': 'options-virtualizer' },
      most: act === 'open' ? 1 : 1.6,
      search: `?options=${options}&act=${act}`,
    })),
  ),
  {
    name: 'pdf',
    ours: 'pdf-ours',
    peers: { 'bare pdf.js': 'pdf-bare' },
    most: 1.3,
    limit: { what: 'most', most: 12, text: 'canvases while scrolling 500 pages' },
  },
];

const ROUNDS = Number(process.env.ROUNDS ?? 21);
const SLOWER = 4;

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const pairs = PAIRS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'doblaje-bench-'));

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The page's file. Pages of other libraries are in the workspace that has these. */
function pageOf(name: string): string {
  const own = join(here, `pages/${name}.tsx`);
  return existsSync(own) ? own : join(PEERS, `ui/${name}.tsx`);
}

/** Makes sure that pages have one React: with two they would be slow or broken. */
function checkOneReact(files: readonly string[]): void {
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const folders = files
      .map((file) => file.split(`/node_modules/${name}/`))
      .filter(({ length }) => length > 1);
    const copies = new Set(folders.map(([folder]) => folder));
    if (copies.size !== 1) throw new Error(`${copies.size} copies of ${name}: ${[...copies].join(', ')}`);
  }
}

/** Bundles all pages with the profiling build of React, which counts renders. */
async function bundle() {
  const names = pairs.flatMap(({ ours, peers }) => [ours, ...Object.values(peers)]);
  const pages = names.map((name) => [name, pageOf(name)] as const);
  if (pages.some(([, page]) => page.startsWith(PEERS))) installPeers();
  const { metafile } = await build({
    bundle: true,
    metafile: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
    logLevel: 'error',
    entryPoints: Object.fromEntries(pages),
    // Use this folder's React for all pages, although the peers' workspace has its own.
    absWorkingDir: here,
    outdir: folder,
    jsx: 'automatic',
    splitting: true,
    alias: { react: 'react', 'react-dom': 'react-dom', 'react-dom/client': 'react-dom/profiling' },
    loader: { '.woff2': 'dataurl' },
  });
  checkOneReact(Object.keys(metafile.inputs));
  // The worker of the pdf.js that react-pdf brings.
  const fromReactPdf = createRequire(import.meta.resolve('react-pdf'));
  copyFileSync(fromReactPdf.resolve('pdfjs-dist/build/pdf.worker.min.mjs'), join(folder, 'worker.js'));
}

function serve() {
  const styles = readFileSync(join(here, '../../packages/ui/src/ground/tokens/tokens.css'), 'utf8');
  const server = createServer((request, response) => {
    const path = request.url?.slice(1).split('?')[0] ?? '';
    if (path.endsWith('.html')) {
      const name = path.replace('.html', '');
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><meta charset="utf-8"><style>${styles}</style><link rel="stylesheet" href="/${name}.css"><body><script type="module" src="/${name}.js"></script>`,
      );
      return;
    }
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    try {
      response.end(readFileSync(join(folder, path)));
    } catch {
      response.end();
    }
  });
  return new Promise<{ origin: string; close: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

async function runPage(browser: Browser, address: string, isCounted: boolean): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-CL' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => typeof window.run === 'function');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate((counted) => window.run(counted), isCounted);
  } finally {
    await context.close();
  }
}

await bundle();
const server = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium('measures'), args: CHROMIUM_ARGS });
const broken: string[] = [];
try {
  for (const pair of pairs) {
    const names = new Map([['ours', pair.ours], ...Object.entries(pair.peers)]);
    const times = new Map<string, number[]>();
    const counts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, file] of names) {
        const result = await runPage(
          browser,
          `${server.origin}/${file}.html${pair.search ?? ''}`,
          name === 'ours' && round === 0,
        );
        times.set(name, [...(times.get(name) ?? []), result.ms]);
        const count = pair.limit && result[pair.limit.what];
        if (name === 'ours' && count !== undefined) counts.push(count);
      }
    }
    const ours = median(times.get('ours') ?? []);
    console.log(`\n${pair.name}: ours ${ours.toFixed(0)} ms (${SLOWER}× slower CPU, median of ${ROUNDS})`);
    const ratios = Object.keys(pair.peers).map((peer) => {
      const theirs = median(times.get(peer) ?? []);
      console.log(`  ${(ours / theirs).toFixed(2)} × ${peer} (${theirs.toFixed(0)} ms)`);
      return ours / theirs;
    });
    const ratio = Math.min(...ratios);
    const isKept = ratio <= pair.most;
    console.log(`  ${isKept ? 'ok  ' : 'FAIL'} at most ${pair.most} ×`);
    if (!isKept) broken.push(pair.name);
    if (pair.limit) {
      const count = Math.max(...counts);
      const isWithin = count <= pair.limit.most;
      console.log(`  ${isWithin ? 'ok  ' : 'FAIL'} ${count} ${pair.limit.text} (at most ${pair.limit.most})`);
      if (!isWithin) broken.push(`${pair.name}: ${pair.limit.text}`);
    }
  }
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
if (broken.length > 0) process.exitCode = 1;
