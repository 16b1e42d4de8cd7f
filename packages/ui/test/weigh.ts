import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** The files a browser loads with an entry: itself and what it imports, not what is imported by need later. */
function filesOf(entry: string, { outputs }: Metafile, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const { path, kind, external } of outputs[entry]?.imports ?? []) {
    if (kind === 'import-statement' && !external) filesOf(path, { outputs, inputs: {} }, found);
  }
  return found;
}

/** KiB, minified and gzipped. */
export interface Weight {
  /** What is loaded with a module. */
  loaded: number;
  /** What it loads by need: a drawer when it opens, the rows of a list once there are some. */
  byNeed: number;
}

const kib = (code: Uint8Array[]) =>
  code.length === 0 ? 0 : gzipSync(Buffer.concat(code), { level: 9 }).length / 1024;

async function weighOne(entry: string, place: string, external: string[], isSplit: boolean): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: place,
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    splitting: isSplit,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
    external: [...external, 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const start = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry);
  const loaded = [...filesOf(start ?? '', metafile)].map((path) => join(place, path));
  const isLoaded = ({ path }: { path: string }) => loaded.includes(path);
  return {
    loaded: kib(outputFiles.filter(isLoaded).map(({ contents }) => contents)),
    byNeed: kib(outputFiles.filter((file) => !isLoaded(file)).map(({ contents }) => contents)),
  };
}

/**
 * What modules weigh that export what is asked for, without what stands outside.
 * @param modules the text of each by a name of its own: `{ Button: "export * from '@doblaje/ui/Button'" }`
 * @param folder where their imports are resolved
 * @param isSplit whether what comes by need is weighed apart; else it counts with the rest. Not for a barrel: esbuild
 *   then keeps the pieces of modules that nobody uses.
 */
export async function weigh(
  modules: Record<string, string>,
  folder: string,
  external: string[],
  isSplit = true,
): Promise<Map<string, Weight>> {
  const place = await mkdtemp(join(folder, 'weigh-'));
  try {
    const weighed = Object.entries(modules).map(async ([name, text]) => {
      await writeFile(join(place, `${name}.mjs`), text);
      return [name, await weighOne(`${name}.mjs`, place, external, isSplit)] as const;
    });
    return new Map(await Promise.all(weighed));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
