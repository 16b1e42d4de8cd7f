import { type Browser, chromium } from '@playwright/test';
import { type BuildOptions, build } from 'esbuild';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium';

/** One file with everything the entry reaches, as text. */
export async function bundle(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    jsx: 'automatic',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** The Chromium the stories run in. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}
