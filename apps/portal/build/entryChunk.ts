import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Size in characters, before minifying, below which a chunk is not worth its own request. */
const SMALL = 4000;

/** Files of a build that load at the start: the entry's chunk and all chunks that it imports statically. */
function loadedAtStart(byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set<string>();
  const waiting = [...byFile.values()].filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...chunk.imports);
  }
  return seen;
}

/** Small chunks shared by screens that need only each other and what loads at the start. */
function smallAndShared(
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  atStart: ReadonlySet<string>,
): Set<string> {
  const small = new Set<string>();
  for (const { fileName, isEntry, isDynamicEntry, code } of byFile.values()) {
    if (!atStart.has(fileName) && !isEntry && !isDynamicEntry && code.length <= SMALL) small.add(fileName);
  }
  for (let before = -1; before !== small.size; ) {
    before = small.size;
    for (const file of small) {
      const imports = byFile.get(file)?.imports ?? [];
      if (!imports.every((needed) => atStart.has(needed) || small.has(needed))) small.delete(file);
    }
  }
  return small;
}

/**
 * Groups everything that loads at the start into one chunk, and react-router into another. The bundler would make about twenty
 * chunks, one for each set of screens that share a module, and these compress 5 % worse. The packages' index files name
 * everything, so only a build without unused code shows what loads at the start: a first build, not written to disk, tells.
 * Small parts shared by screens become one chunk too, because the entry names every chunk and each is a request.
 */
export async function entryChunk(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const first = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = (Array.isArray(first) ? first[0] : first) as Rolldown.RolldownOutput;
  const chunks = output.filter((item) => item.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modulesOf = (files: ReadonlySet<string>) =>
    new Set([...files].flatMap((file) => Object.keys(byFile.get(file)?.modules ?? {})));
  const atStart = loadedAtStart(byFile);
  const entry = modulesOf(atStart);
  const shared = modulesOf(smallAndShared(byFile, atStart));
  return {
    includeDependenciesRecursively: false,
    groups: [
      // The browser evaluates a file in one task and ignores typing meanwhile, so two files are better than one.
      { name: 'entry-router', test: /[\\/]react-router/, priority: 2 },
      { name: 'entry', test: (id) => entry.has(id), priority: 1 },
      { name: 'shared', test: (id) => shared.has(id) },
    ],
  };
}
