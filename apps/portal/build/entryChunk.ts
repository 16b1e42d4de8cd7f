import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Modules that are in the entry's chunk or in a chunk it imports statically, as one build left them. */
function loadedAtStart(chunks: Rolldown.OutputChunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = new Set<string>();
  const seen = new Set<string>();
  const waiting = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...chunk.imports);
    for (const id of Object.keys(chunk.modules)) modules.add(id);
  }
  return modules;
}

/**
 * Groups everything that is loaded at start into one chunk. The bundler would spread it over some twenty, one for each
 * set of screens that share a module, which compress 5 % worse. What belongs to it is known only after unused code is
 * gone (the packages' index files name everything), so a first, unwritten build tells.
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
  const atStart = loadedAtStart(output.filter((item) => item.type === 'chunk'));
  return {
    includeDependenciesRecursively: false,
    groups: [{ name: 'entry', test: (id) => atStart.has(id) }],
  };
}
