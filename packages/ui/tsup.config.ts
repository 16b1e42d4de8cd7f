import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { defineConfig } from 'tsup';
import { entries } from './scripts/entries';
import { styledIds } from './scripts/styledIds';

/** Entries that server code calls too. They hold nothing of React, and no component's file imports them. */
const FOR_SERVERS = ['parts'];

const DIRECTIVE = '"use client";';

interface SourceMap {
  file?: string;
  sources: (string | null)[];
  sourcesContent?: (string | null)[];
}

/** A source's path, where a reader of the package has it: in the repository's `src`, or in the package's `dist`. */
function kept(map: string, source: string | null): string | null {
  if (!source || isAbsolute(source)) return source && basename(source);
  return /^(src|dist)\//.test(join(dirname(map), source)) ? source : null;
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(
      Object.entries(entries(import.meta.dirname)).map(([name, folder]) => [
        `${name}/index`,
        `src/${folder}/index.ts`,
      ]),
    ),
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // Shared parts become chunks of their own: two entries loaded together share one context, not two copies.
  splitting: true,
  clean: true,
  sourcemap: true,
  esbuildPlugins: [styledIds(import.meta.dirname)],
  // The icons' licence, once for each, is in LICENSE instead.
  esbuildOptions: (options) => {
    options.legalComments = 'none';
  },
  banner: { js: DIRECTIVE },
  onSuccess: async () => {
    // The CommonJS step writes its own prologue before the banner, where a directive no longer counts.
    for (const name of globSync('dist/**/*.cjs')) {
      const code = readFileSync(name, 'utf8').replace(DIRECTIVE, '');
      writeFileSync(name, `${DIRECTIVE}${code}`);
    }
    for (const name of globSync(FOR_SERVERS.map((entry) => `dist/${entry}/*.{js,cjs}`))) {
      const code = readFileSync(name, 'utf8');
      // Blanks in its place, so that the map still points at the right columns.
      writeFileSync(name, code.replace(DIRECTIVE, ' '.repeat(DIRECTIVE.length)));
    }
    // Maps name folders of the machine that built them, and sources of bundled packages. A reader has neither.
    for (const name of globSync('dist/**/*.map')) {
      const map = JSON.parse(readFileSync(name, 'utf8')) as SourceMap;
      const sources = map.sources.map((source) => kept(name, source));
      const sourcesContent = map.sourcesContent?.map((text, index) => (sources[index] ? text : null));
      const file = map.file && basename(map.file);
      writeFileSync(name, JSON.stringify({ ...map, file, sources, sourcesContent }));
    }
    execFileSync(process.execPath, ['scripts/declarations.ts'], { stdio: 'inherit' });
    cpSync('src/ground/tokens', 'dist/tokens', { recursive: true });
  },
});
