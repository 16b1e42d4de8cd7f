import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The files that a browser loads with an entry: the entry and its static imports, not imports on demand. */
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
  /** Loaded with the module. */
  loaded: number;
  /** Loaded on demand: a drawer when it opens, the rows of a list once it has some. */
  byNeed: number;
}

const kib = (code: Uint8Array[]) =>
  code.length === 0 ? 0 : gzipSync(Buffer.concat(code), { level: 9 }).length / 1024;

interface Bundling {
  place: string;
  external: string[];
  /** Whether code loaded on demand gets its own files. */
  splitting: boolean;
  plugins: Plugin[];
}

const bundle = (entryPoints: string[], { place, external, splitting, plugins }: Bundling) =>
  build({
    entryPoints,
    absWorkingDir: place,
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    splitting,
    plugins,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
    external: [...external, 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });

/** The weight of an entry in a bundle. */
function weightOf(
  entry: string,
  place: string,
  { outputFiles, metafile }: Awaited<ReturnType<typeof bundle>>,
): Weight {
  const start = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === entry);
  const loaded = [...filesOf(start ?? '', metafile)].map((path) => join(place, path));
  const others = outputFiles.filter(({ path }) => !loaded.includes(path));
  return {
    loaded: kib(outputFiles.filter((file) => !others.includes(file)).map(({ contents }) => contents)),
    byNeed: kib(others.map(({ contents }) => contents)),
  };
}

/** Entries of a bundle that load some code on demand. */
function withNeeds({ inputs, outputs }: Metafile): string[] {
  const isByNeed = (path: string) =>
    inputs[path]?.imports.some(({ kind, external }) => kind === 'dynamic-import' && !external);
  return Object.values(outputs).flatMap(({ entryPoint, inputs: parts }) =>
    entryPoint && Object.keys(parts).some(isByNeed) ? [entryPoint] : [],
  );
}

/**
 * Weighs modules without the external packages.
 * @param modules the text of each by its name: `{ Button: "export * from '@doblaje/ui/Button'" }`
 * @param folder where their imports are resolved
 * @param options.isSplit whether to weigh code loaded on demand separately; otherwise it counts with the rest. Not for a barrel:
 *   esbuild then keeps parts of modules that nobody uses.
 * @param options.plugins steps of the build that modules need if they are sources
 */
export async function weigh(
  modules: Record<string, string>,
  folder: string,
  external: string[],
  { isSplit = true, plugins = [] }: { isSplit?: boolean; plugins?: Plugin[] } = {},
): Promise<Map<string, Weight>> {
  const place = await mkdtemp(join(folder, 'weigh-'));
  try {
    // 'labels/en' is one file, in no folder.
    const stemOf = (name: string) => name.replaceAll('/', '.');
    const fileOf = (name: string) => `${stemOf(name)}.mjs`;
    const names = Object.keys(modules);
    await Promise.all(names.map((name) => writeFile(join(place, fileOf(name)), modules[name] ?? '')));
    // Bundle them together, so that shared sources are read once.
    const whole = await bundle(names.map(fileOf), { place, external, splitting: false, plugins });
    const apart = isSplit ? withNeeds(whole.metafile) : [];
    const weighed = names.map(async (name) => {
      const entry = fileOf(name);
      if (!apart.includes(entry)) {
        const outputFiles = whole.outputFiles.filter(
          ({ path }) => path === join(place, 'out', `${stemOf(name)}.js`),
        );
        return [name, weightOf(entry, place, { ...whole, outputFiles })] as const;
      }
      return [
        name,
        weightOf(entry, place, await bundle([entry], { place, external, splitting: true, plugins })),
      ] as const;
    });
    return new Map(await Promise.all(weighed));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
