import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';
import { defineConfig } from 'tsup';

// One entry a subpath, read from package.json so that an export cannot be forgotten here.
const { exports } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  exports: Record<string, string>;
};
const sources = Object.values(exports).filter((file) => file.startsWith('./src/'));

export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [file.slice('./src/'.length, -'.ts'.length), file])),
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
