/**
 * Writes the declarations of the built package: `.d.ts` beside the ES modules, `.d.cts` beside the CommonJS ones.
 *
 * The compiler leaves relative imports as they are in the source, without an ending; Node's resolution needs one.
 * (tsup's own declarations hold one program an entry in memory: too much from thirty entries on.)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const relative = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

/** `./Button` → `./Button/index.js` or `./Button.js`, whichever there is. Stylesheets keep their name. */
function withEnding(file: string, specifier: string, ending: string): string {
  const target = join(dirname(file), specifier);
  if (existsSync(`${target}.d.ts`)) return `${specifier}${ending}`;
  if (existsSync(join(target, 'index.d.ts'))) return `${specifier}/index${ending}`;
  throw new Error(`${file}: nothing at ${specifier}`);
}

const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = join(dist, name);
  if (name.startsWith('tokens')) continue;
  const source = readFileSync(file, 'utf8');
  for (const [declaration, ending] of [
    ['.d.cts', '.cjs'],
    ['.d.ts', '.js'],
  ] as const) {
    const rewritten = source.replace(
      relative,
      (_, before: string, quote: string, specifier: string) =>
        `${before}${quote}${withEnding(file, specifier, ending)}${quote}`,
    );
    writeFileSync(file.replace(/\.d\.ts$/, declaration), rewritten);
  }
}
