import { type Browser, chromium } from '@playwright/test';
import { type BuildOptions, build } from 'esbuild';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium';

/** Bundles an entry with everything it reaches into one file, and returns its text. */
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

/** Launches the Chromium that the stories run in. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
}
