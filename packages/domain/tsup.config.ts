import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { defineConfig } from 'tsup';
import { ENTRIES } from './entries.ts';

export default defineConfig({
  entry: Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  splitting: true,
  clean: true,
  sourcemap: true,
  onSuccess: async () => {
    // The maps of the CommonJS files name the folder they were built in.
    for (const name of globSync('dist/**/*.cjs.map')) {
      const map = JSON.parse(readFileSync(name, 'utf8')) as { file: string; sources: string[] };
      const [file, ...sources] = [map.file, ...map.sources].map((path) =>
        isAbsolute(path) ? basename(path) : path,
      );
      writeFileSync(name, JSON.stringify({ ...map, file, sources }));
    }
  },
});
