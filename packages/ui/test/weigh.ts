import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * KiB, minified and gzipped, of modules that export what is asked for, without what stands outside. All in one
 * build: what they share is read once.
 * @param modules the text of each by a name of its own: `{ Button: "export * from '@doblaje/ui/Button'" }`
 * @param folder where their imports are resolved
 */
export async function weigh(
  modules: Record<string, string>,
  folder: string,
  external: string[],
): Promise<Map<string, number>> {
  const place = await mkdtemp(join(folder, 'weigh-'));
  try {
    const names = Object.keys(modules);
    for (const name of names) await writeFile(join(place, `${name}.mjs`), modules[name] ?? '');
    const { outputFiles } = await build({
      entryPoints: Object.fromEntries(names.map((name) => [name, join(place, `${name}.mjs`)])),
      outdir: join(place, 'out'),
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      logLevel: 'error',
      external: [...external, 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    return new Map(
      outputFiles.map(({ path, contents }) => [
        path.slice(join(place, 'out').length + 1, -'.js'.length),
        gzipSync(contents, { level: 9 }).length / 1024,
      ]),
    );
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
