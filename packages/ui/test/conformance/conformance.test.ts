import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle, launch } from '../browser';
import { cases } from './cases/cases';
import type { ConformanceCase } from './cases/conformanceCase';
import type { ClientResult } from './client';
import type { ServerResult } from './server';

/** Bundled CommonJS code uses this to load Node's own modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

let server: { hasDom: boolean; results: Record<string, ServerResult> };
const client: Record<string, ClientResult> = {};

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-conformance-'));
  const file = join(folder, 'server.mjs');
  try {
    writeFileSync(
      file,
      await bundle(join(import.meta.dirname, 'server.tsx'), {
        platform: 'node',
        format: 'esm',
        banner: { js: REQUIRE },
      }),
    );
    const printed = execFileSync(process.execPath, [file], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    server = JSON.parse(printed) as typeof server;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const script = await bundle(join(import.meta.dirname, 'client.tsx'), {
    platform: 'browser',
    format: 'esm',
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="es-CL"><body></body></html>');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'conform' in window);
    for (const [name, { html }] of Object.entries(server.results)) {
      client[name] = await page.evaluate(([one, text]) => window.conform(one, text), [name, html] as const);
    }
  } finally {
    await browser.close();
  }
});

afterAll(() => expect(Object.keys(client).sort()).toEqual(Object.keys(cases).sort()));

/** Checks that a component puts each addition of a caller where components of its kind must. */
function expectForwarded({ forwards = 'root' }: ConformanceCase, result: ClientResult) {
  const { ref, id, className, style, data, aria } = result.landed;
  if (typeof forwards === 'object') return;
  expect(ref).not.toBeNull();
  expect(id).toBe(ref);
  if (forwards === 'named') expect(aria).not.toBeNull();
  else expect(aria).toBe(ref);
  expect(className).not.toBeNull();
  expect(data).toBe(className);
  expect(style).toBe(className);
  if (forwards === 'control') expect(result.isRootAroundControl).toBe(true);
  else expect(className).toBe(ref);
}

describe.each(Object.entries(cases))('%s', (name, given) => {
  it('renders on a server without a DOM and without complaints', () => {
    expect(server.hasDom).toBe(false);
    expect(server.results[name]?.complaints).toEqual([]);
  });

  it('hydrates under StrictMode and unmounts, both without a mismatch or a warning', () => {
    expect(client[name]?.complaints).toEqual([]);
  });

  // A strict policy blocks inline styles in the page's source, and React does not repair them when it hydrates.
  it('has no style attribute from the server', () => {
    expect((client[name]?.styled.length ?? 0) > 0).toBe(given.inlineStyle !== undefined);
  });

  it('puts ref, id, className, style, data-* and aria-* where its kind of component has them', () => {
    const result = client[name];
    if (!result) throw new Error('It was not rendered');
    expectForwarded(given, result);
  });
});

it.each(['AlertDialog', 'Dialog', 'Drawer'])(
  '%s shows nothing from the server: it lies over the page',
  (name) => {
    expect(client[name]?.text).toBe('');
  },
);
