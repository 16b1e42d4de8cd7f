import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries } from './scripts/entries';
import { styledIds } from './scripts/styledIds';

/** Entries that server code calls too. They hold nothing of React, and no component's file imports them. */
const FOR_SERVERS = ['parts'];

const DIRECTIVE = '"use client";';

const NO_MAP = Buffer.from('{"version":3,"sources":[],"names":[],"mappings":""}').toString('base64');

/** Maps lead to sources in the repository or the package. Those of the icons' drawings are in neither. */
const withoutIconMaps: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'without-icon-maps',
  setup(build) {
    build.onLoad({ filter: /[\\/]@lucide[\\/]icons[\\/].*\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /(sourceMappingURL=).*/,
        `$1data:application/json;base64,${NO_MAP}`,
      ),
      loader: 'js',
    }));
  },
};

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
  esbuildPlugins: [styledIds(import.meta.dirname), withoutIconMaps],
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
    // Their maps name the folder they were built in.
    for (const name of globSync('dist/**/*.cjs.map')) {
      const map = JSON.parse(readFileSync(name, 'utf8')) as { file: string; sources: string[] };
      const [file, ...sources] = [map.file, ...map.sources].map((path) =>
        isAbsolute(path) ? basename(path) : path,
      );
      writeFileSync(name, JSON.stringify({ ...map, file, sources }));
    }
    execFileSync(process.execPath, ['scripts/declarations.ts'], { stdio: 'inherit' });
    cpSync('src/ground/tokens', 'dist/tokens', { recursive: true });
  },
});
