// Our functions as a consumer's bundler leaves them, loaded from memory: what is measured is what is shipped.
import { Buffer } from 'node:buffer';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;

/** Bundles a module given as text, resolved from this folder, minified, for browsers. */
export async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    mainFields: ['module', 'browser', 'main'],
    target: 'es2022',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text;
}

/** Bytes of a text after gzip at its best. */
export function gzipBytes(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Imports a module given as text. */
export async function load<Module>(source: string): Promise<Module> {
  const code = await bundle(source);
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Module;
}
