// Tests the package as it is published: packs it, unpacks it elsewhere, loads, renders, type-checks, bundles and weighs it.
import { createReadStream, existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, isAbsolute, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILER } from '../../../scripts/compiler';
import { weigh } from '../scripts/weigh';
import { outside } from '../scripts/weighEntries';
import budgets from '../size-budget.json' with { type: 'json' };
import * as source from '../src/index';
import { launch } from './browser';
import { packedWeights, toldWeights } from './readmeWeights';
import { installPacked, type Scratch } from './scratch';

let scratch: Scratch;

beforeAll(async () => {
  scratch = await installPacked();
});

afterAll(() => scratch?.remove());

const names = () => ['@doblaje/ui', ...scratch.entries.map((entry) => `@doblaje/ui/${entry}`)];

describe('the tarball', () => {
  it('is clean for publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: scratch.installed, strict: true });
    const said = messages.filter(({ type }) => type !== 'suggestion');
    expect(said.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('is clean for arethetypeswrong, profile node16', async () => {
    const { ok, output } = await scratch.run(
      'attw',
      scratch.tarball,
      '--profile',
      'node16',
      '--no-emoji',
      '--no-color',
    );
    expect(ok ? 'clean' : output).toBe('clean');
  });

  it('says "use client" first in every file of code but those of parts, which server code calls', async () => {
    const files = globSync('**/*.{js,cjs}', { cwd: join(scratch.installed, 'dist') });
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const code = await readFile(join(scratch.installed, 'dist', file), 'utf8');
      expect([file, code.startsWith('"use client"')]).toEqual([file, !file.startsWith('parts/')]);
    }
    for (const ending of ['js', 'cjs']) {
      const code = await readFile(join(scratch.installed, 'dist/parts', `index.${ending}`), 'utf8');
      expect(code).not.toContain('use client');
      // All of it is in the file: a part of it in another would be the browser's again.
      expect(code).not.toMatch(/require\(|from\s*['"]/);
    }
  });

  it('has licence, changelog and maps that lead to the source, and says which Node its parts need', async () => {
    for (const name of ['LICENSE', 'CHANGELOG.md', 'README.md', 'TESTING.md']) {
      expect([name, existsSync(join(scratch.installed, name))]).toEqual([name, true]);
    }
    const all = globSync('**/*.{js,cjs}.map', { cwd: join(scratch.installed, 'dist') });
    expect(all.length).toBeGreaterThan(100);
    const texts = await Promise.all(
      all.map((file) => readFile(join(scratch.installed, 'dist', file), 'utf8')),
    );
    // The source as written, with types and template literals, not the output of a build step.
    expect(texts.some((text) => text.includes('export interface BadgeProps'))).toBe(true);
    // Each source lies in the repository's src or in the package, wherever either was cloned. A bundled package's has no name.
    const lost = all.flatMap((file, index) =>
      (JSON.parse(texts[index] ?? '') as { sources: (string | null)[] }).sources.filter((source) => {
        if (source === null) return false;
        const place = join('dist', dirname(file), source);
        const folder = place.startsWith('src/') ? join(import.meta.dirname, '..') : scratch.installed;
        return isAbsolute(source) || place.startsWith('..') || !existsSync(join(folder, place));
      }),
    );
    expect(lost).toEqual([]);
    expect(texts.filter((text) => /"file":"\//.test(text))).toEqual([]);

    const read = async (file: string) =>
      JSON.parse(await readFile(file, 'utf8')) as {
        engines?: { node?: string };
        repository?: { url: string };
      };
    const least = ({ engines }: { engines?: { node?: string } }) =>
      Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0);
    const own = await read(join(scratch.installed, 'package.json'));
    const needed = [...scratch.dependencies, ...scratch.peers].map(async (name) =>
      least(await read(join(scratch.folder, 'node_modules', name, 'package.json'))),
    );
    expect(least(own)).toBeGreaterThanOrEqual(Math.max(...(await Promise.all(needed))));
    expect(own.repository?.url).toContain('doblaje');
  });

  it('holds no tests, stories or checks of this repository', () => {
    expect(globSync('**/*.{stories,test}.*', { cwd: scratch.installed })).toEqual([]);
    expect(existsSync(join(scratch.installed, 'dist/docs'))).toBe(false);
  });
});

const PAGE = `createElement(ui.Stack, null,
  createElement(ui.PageHeading, null, 'Iniciar sesión'),
  createElement(ui.PasswordField, { label: 'Contraseña' }),
  createElement(ui.Button, null, 'Entrar'))`;

describe('in Node', () => {
  it('every entry can be imported, and renders to a string', async () => {
    const imports = names().map((name) => `await import('${name}');`);
    await scratch.write(
      'use.mjs',
      `import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       import * as ui from '@doblaje/ui';
       ${imports.join('\n')}
       console.log(JSON.stringify({ names: Object.keys(ui).sort(), html: renderToString(${PAGE}) }));`,
    );
    const { output } = await scratch.run('node', 'use.mjs');
    const { names: exported, html } = JSON.parse(output) as { names: string[]; html: string };
    expect(exported).toEqual(Object.keys(source).sort());
    expect(html).toContain('Mostrar contraseña');
  });

  it('every entry can be required, and renders to a string', async () => {
    await scratch.write(
      'use.cjs',
      `const { createElement } = require('react');
       const { renderToString } = require('react-dom/server');
       const ui = require('@doblaje/ui');
       ${names()
         .map((name) => `require('${name}');`)
         .join('\n')}
       console.log(renderToString(${PAGE}));`,
    );
    const { ok, output } = await scratch.run('node', 'use.cjs');
    expect([ok, output]).toEqual([true, expect.stringContaining('Mostrar contraseña')]);
  });

  it('has the same class names in whatever order modules are loaded', async () => {
    const rendered = async (file: string, modules: string[]) => {
      await scratch.write(
        file,
        `import { createElement } from 'react';
         import { renderToString } from 'react-dom/server';
         ${modules.map((name) => `await import('${name}');`).join('\n')}
         const ui = await import('@doblaje/ui');
         console.log(renderToString(${PAGE}));`,
      );
      const { output } = await scratch.run('node', file);
      return output;
    };
    const there = await rendered('there.mjs', names());
    expect(there).toContain('class="');
    expect(await rendered('back.mjs', names().reverse())).toBe(there);
  });
});

it('gives types to modules of both kinds, for every entry', async () => {
  const imports = names().map(
    (name, index) => `import * as e${index} from '${name}';\nexport { e${index} };`,
  );
  const wrong = `import { Button } from '@doblaje/ui/Button';
    import { LinkButton } from '@doblaje/ui/LinkButton';
    import { TextField } from '@doblaje/ui/TextField';
    // @ts-expect-error A variant that does not exist.
    export const one = <Button variant="none" />;
    // @ts-expect-error An icon without a name.
    export const two = <Button variant="icon">x</Button>;
    // @ts-expect-error An icon without a name.
    export const three = <LinkButton variant="icon" href="/">x</LinkButton>;
    export const named = <Button variant="icon" aria-label="Eliminar">x</Button>;
    const perhaps: string | undefined = Math.random() > 2 ? 'Ana' : undefined;
    export const undefinedIsNone = <TextField label="Nombre" className={perhaps} placeholder={perhaps} style={{ order: 1 }} />;`;
  for (const ending of ['mts', 'cts']) await scratch.write(`types.${ending}`, imports.join('\n'));
  await scratch.write('wrong.tsx', wrong);
  await scratch.write('styles.mts', "import '@doblaje/ui/tokens.css';\n");
  const compilerOptions = {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    // Check the declarations themselves too.
    skipLibCheck: false,
    jsx: 'react-jsx',
    // The declarations of styled-components use Node's streams.
    types: ['node'],
  };
  const include = ['*.mts', '*.cts', '*.tsx'];
  await scratch.write('tsconfig.json', JSON.stringify({ compilerOptions, include }));
  const { ok, output } = await scratch.run('node', COMPILER, '-p', '.');
  expect([ok, output]).toEqual([true, '']);
  const exact = { extends: './tsconfig.json', compilerOptions: { exactOptionalPropertyTypes: true } };
  await scratch.write('exact.json', JSON.stringify(exact));
  const { output: said } = await scratch.run('node', COMPILER, '-p', 'exact.json', '--pretty', 'false');
  // Under that option react-aria-components' own declarations have errors; ours must not.
  const ours = said
    .split('\n')
    .filter((line) => /error TS/.test(line) && !/react-aria-components/.test(line));
  expect(ours).toEqual([]);
});

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

it('builds into a Vite application that runs', async () => {
  await scratch.write(
    'index.html',
    '<!doctype html><html lang="es-CL"><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
  );
  await scratch.write(
    'main.js',
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import * as ui from '@doblaje/ui';
     import '@doblaje/ui/tokens.css';
     import '@doblaje/ui/fonts.css';
     import '@doblaje/ui/global.css';
     createRoot(document.getElementById('root')).render(${PAGE});`,
  );
  const { ok, output } = await scratch.run('vite', 'build', '--logLevel', 'error');
  expect([ok, output]).toEqual([true, '']);

  const server = createServer((request, response) => {
    const path = join(scratch.folder, 'dist', request.url === '/' ? 'index.html' : (request.url ?? ''));
    if (!existsSync(path)) return response.writeHead(204).end();
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await page.getByRole('button', { name: 'Ocultar contraseña', pressed: true }).waitFor();
    const colour = await page
      .getByRole('button', { name: 'Entrar' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(colour).toBe('rgb(11, 90, 99)');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

describe('weight', () => {
  const limits = budgets as Record<string, number | string>;

  it('of every entry stays within size-budget.json', async () => {
    // Not counted: the peers, the packages that make up react-aria-components, and packages that are weighed separately or load
    // only when needed, because an application without files or documents never loads them.
    const modules = scratch.entries.map((entry) => [entry, `export * from '@doblaje/ui/${entry}';`]);
    const weights = await weigh(Object.fromEntries(modules), scratch.folder, outside(scratch.peers));
    const table = scratch.entries.map((entry) => {
      const { loaded = Number.NaN, byNeed = 0 } = weights.get(entry) ?? {};
      const limit = Number(limits[entry] ?? limits['*']);
      const later = byNeed > 0 ? `, ${byNeed.toFixed(2)} more by need` : '';
      return {
        line: `${entry.padEnd(20)} ${loaded.toFixed(2).padStart(6)} KiB of ${limit}${later}`,
        // A weight of zero means that the entry was not found.
        isKept: loaded > 0 && loaded <= limit,
      };
    });
    process.stdout.write(`${table.map(({ line }) => line).join('\n')}\n`);
    expect(table.filter(({ isKept }) => !isKept).map(({ line }) => line)).toEqual([]);

    // README tells some of them. A new version of a dependency may change them a little.
    const readme = (await readFile(join(import.meta.dirname, '../README.md'), 'utf8')).replace(/\s+/g, ' ');
    for (const [words, entry] of [
      ['a password field is', 'PasswordField'],
      ['the notifications are', 'NotificationRegion'],
      ['the side menu is', 'Sidebar'],
    ] as const) {
      const told = Number(new RegExp(`${words} ([\\d.]+) KiB`).exec(readme)?.[1]);
      expect([words, Math.abs(told - (weights.get(entry)?.loaded ?? 0)) < 0.3]).toEqual([words, true]);
    }
  });

  it('is told truly in README, beside the peers and alone', async () => {
    const told = toldWeights();
    expect(told).toHaveLength(7);
    const packed = await packedWeights(scratch);
    // The table is measured on the sources, and a new version of a dependency may change it a little.
    const untrue = told.filter(({ beside, alone }, index) => {
      const real = packed[index];
      return !(
        real &&
        Math.abs(real.beside - beside) < Math.max(0.3, beside / 20) &&
        Math.abs(real.alone - alone) < alone / 20
      );
    });
    expect({ untrue, packed: untrue.length > 0 ? packed : [] }).toEqual({ untrue: [], packed: [] });
  });

  it('of one component taken from the barrel is that of the component, not of all', async () => {
    const weights = await weigh(
      {
        alone: "export { Badge } from '@doblaje/ui/Badge';",
        barrel: "export { Badge } from '@doblaje/ui';",
      },
      scratch.folder,
      scratch.peers,
      { isSplit: false },
    );
    const alone = weights.get('alone')?.loaded ?? 0;
    const barrel = weights.get('barrel')?.loaded ?? Number.POSITIVE_INFINITY;
    expect(alone).toBeGreaterThan(0.1);
    expect(barrel - alone).toBeLessThan(0.5);
  });
});
