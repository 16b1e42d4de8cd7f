/**
 * Checks the package as it would be installed: packs it, unpacks it beside its peers in a folder of its own, and
 * there imports, requires and type-checks every entry, and weighs what each costs by itself.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * KiB of JavaScript, minified and gzipped, that a component adds to an application which has the peers, a button
 * and an icon.
 */
const BUDGETS: Record<string, number> = { PasswordField: 4, NotificationRegion: 5, form: 6 };

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'doblaje-ui-'));
const installed = join(folder, 'node_modules/@doblaje/ui');
const run = (command: string, args: string[], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

try {
  run('pnpm', ['pack', '--pack-destination', folder], root);
  mkdirSync(installed, { recursive: true });
  const [tarball = ''] = globSync('*.tgz', { cwd: folder });
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
  for (const name of [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
    '@types/react',
  ]) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }

  const { messages, pkg } = await publint({ pkgDir: installed, strict: true });
  for (const message of messages) console.log('publint:', formatMessage(message, pkg));
  if (messages.some(({ type }) => type !== 'suggestion')) throw new Error('publint has something to say');

  const entries = globSync('*/index.js', { cwd: join(installed, 'dist') })
    .map(dirname)
    .sort();
  const names = ['@doblaje/ui', ...entries.map((entry) => `@doblaje/ui/${entry}`)];

  for (const file of globSync('**/*.{js,cjs}', { cwd: join(installed, 'dist') })) {
    const code = readFileSync(join(installed, 'dist', file), 'utf8');
    if (!code.startsWith('"use client"')) throw new Error(`${file} does not start with "use client"`);
  }

  writeFileSync(join(folder, 'load.mjs'), names.map((name) => `await import('${name}');`).join('\n'));
  writeFileSync(join(folder, 'load.cjs'), names.map((name) => `require('${name}');`).join('\n'));
  run(process.execPath, ['load.mjs']);
  run(process.execPath, ['load.cjs']);

  const imports = names
    .map((name, index) => `import * as e${index} from '${name}';\nexport { e${index} };`)
    .join('\n');
  for (const ending of ['mts', 'cts']) writeFileSync(join(folder, `use.${ending}`), imports);
  writeFileSync(join(folder, 'styles.mts'), "import '@doblaje/ui/tokens.css';\n");
  const options = {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.mts', '*.cts'] }),
  );
  const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  run(process.execPath, [compiler, '-p', '.']);

  const external = [...Object.keys(manifest.peerDependencies), 'react/jsx-runtime'];
  const weigh = async (contents: string) => {
    const options = { bundle: true, minify: true, write: false, format: 'esm', external } as const;
    const { outputFiles } = await build({
      ...options,
      stdin: { contents, resolveDir: folder },
      logLevel: 'error',
    });
    return gzipSync(outputFiles[0]?.contents ?? '').length / 1024;
  };
  const base = "export { Button } from '@doblaje/ui/Button'; export { X } from 'lucide-react';";
  const baseWeight = await weigh(base);
  for (const entry of entries) {
    const own = (await weigh(`${base} export * as own from '@doblaje/ui/${entry}';`)) - baseWeight;
    const budget = BUDGETS[entry];
    console.log(`${entry.padEnd(22)} ${own.toFixed(2).padStart(6)} KiB${budget ? ` of ${budget}` : ''}`);
    if (budget && own > budget) throw new Error(`${entry} is over its budget`);
  }
} catch (error) {
  // A compiler writes what is wrong to its standard output.
  if (error instanceof Error && 'stdout' in error) console.error(String(error.stdout));
  throw error;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
