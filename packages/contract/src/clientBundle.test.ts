import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The browser's bundle of an entry: its modules and its size. */
async function bundled(entry: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'client' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('vite built nothing');
  const modules = bundle.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const code = bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return { modules, kib: gzipSync(code).length / 1024 };
}

test.each([
  ['client', 4],
  ['lists/index', 5],
  ['shown', 1.6],
  ['upload', 1.5],
  ['uploadBoleta', 1.5],
  ['uploadSharedDocument', 1.5],
])('the browser gets %s without zod or the server half of hono, in %d KiB', async (name, largest) => {
  const entry = new URL(`./${name}.ts`, import.meta.url).pathname;
  const { modules, kib } = await bundled(entry);
  expect(modules).toContain(entry);
  expect(modules.filter((id) => /\/zod|zod-openapi|hono-base|createApi|defineRouter/.test(id))).toEqual([]);
  expect(kib).toBeLessThan(largest);
});

test('the bundle of the log-in does not grow by the upload', async () => {
  const { modules } = await bundled(new URL('./client.ts', import.meta.url).pathname);
  expect(modules.filter((id) => id.endsWith('/upload.ts'))).toEqual([]);
});
