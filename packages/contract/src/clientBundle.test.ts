import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = new URL('./client.ts', import.meta.url).pathname;
const LARGEST_KIB = 4;

test('the browser gets the client without zod, without the server half of hono, and little of it', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry: ENTRY, formats: ['es'], fileName: 'client' } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('vite built nothing');
  const modules = bundle.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  expect(modules).toContain(ENTRY);
  expect(modules.filter((id) => /\/zod|zod-openapi|hono-base|createApi|defineRoute/.test(id))).toEqual([]);
  const code = bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(gzipSync(code).length / 1024).toBeLessThan(LARGEST_KIB);
});
