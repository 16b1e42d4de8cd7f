/**
 * Writes the declarations of the built package: `.d.ts` beside the ES modules, `.d.cts` beside the CommonJS ones.
 *
 * The compiler keeps relative imports without an extension, but Node's resolution needs one.
 * Every component accepts undefined for an optional prop. Under `exactOptionalPropertyTypes` the type must say so; the source
 * leaves it out, because it would be noise on every line.
 * (tsup cannot write the declarations: it keeps one program for each entry in memory, which is too much from thirty entries on.)
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { entries } from './entries.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const relative = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.{1,2}(?:\/[^'"]+)?)\2/g;

/** `./Button` → `./Button/index.js` or `./Button.js`, whichever exists. Stylesheets keep their name. */
function withEnding(file: string, specifier: string, ending: string): string {
  const target = join(dirname(file), specifier);
  if (existsSync(`${target}.d.ts`)) return `${specifier}${ending}`;
  if (existsSync(join(target, 'index.d.ts'))) return `${specifier}/index${ending}`;
  throw new Error(`${file}: nothing at ${specifier}`);
}

/** Runs the compiler and returns its errors, except types that it cannot write down. */
function compile(): string[] {
  const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const { stdout } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.build.json', '--pretty', 'false'],
    { cwd: root, encoding: 'utf8' },
  );
  // TS2883: the inferred type of a styled part names a dependency of a dependency. The compiler then writes no declaration for
  // that file. This does no harm as long as no entry's types reach the file; if one does, `withEnding` below throws.
  return stdout.split('\n').filter((line) => line.includes('error') && !line.includes('error TS2883'));
}

/** `name?: string` → `name?: string | undefined`. */
function withUndefined(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const ends: { at: number; needsBrackets: number | undefined }[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isPropertySignature(node) &&
      node.questionToken &&
      node.type &&
      !node.type.getText().endsWith('undefined')
    ) {
      // Without brackets the undefined would belong to the function's return type.
      const isOpen = ts.isFunctionTypeNode(node.type) || ts.isConditionalTypeNode(node.type);
      ends.push({ at: node.type.end, needsBrackets: isOpen ? node.type.getStart() : undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const edits = ends.flatMap(({ at, needsBrackets }) => [
    { at, text: needsBrackets === undefined ? ' | undefined' : ') | undefined' },
    ...(needsBrackets === undefined ? [] : [{ at: needsBrackets, text: '(' }]),
  ]);
  let result = text;
  for (const edit of edits.sort((one, other) => other.at - one.at)) {
    result = result.slice(0, edit.at) + edit.text + result.slice(edit.at);
  }
  return result;
}

const problems = compile();
if (problems.length > 0) throw new Error(problems.join('\n'));

// An entry whose folder has another place or name in src.
for (const [name, folder] of Object.entries(entries(root))) {
  if (name === folder) continue;
  mkdirSync(join(dist, name), { recursive: true });
  writeFileSync(join(dist, name, 'index.d.ts'), `export * from '../${folder}';\n`);
}

/** All declarations that an entry reaches. The package leaves out the others, because nobody can import them. */
function reached(): Set<string> {
  const files = new Set<string>();
  const pending = ['.', ...Object.keys(entries(root))].map((name) => join(dist, name, 'index.d.ts'));
  for (const file of pending) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, , , specifier = ''] of readFileSync(file, 'utf8').matchAll(relative)) {
      pending.push(join(dirname(file), withEnding(file, specifier, '.d.ts')));
    }
  }
  return files;
}

const kept = reached();
for (const name of globSync('**/*.d.ts', { cwd: dist })) {
  const file = join(dist, name);
  if (name.startsWith('tokens')) continue;
  if (!kept.has(file)) {
    rmSync(file);
    continue;
  }
  const source = withUndefined(file, readFileSync(file, 'utf8'));
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
