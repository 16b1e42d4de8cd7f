import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const examples = ['README', 'TESTING'].flatMap((name) =>
  [...readFileSync(join(root, `${name}.md`), 'utf8').matchAll(/```tsx?\n([\s\S]*?)```/g)].map(
    ([, code = ''], index) => ({ file: join(root, `${name}-example-${index}.tsx`), code }),
  ),
);

/** Declarations that a Next.js or Vite application has and this package lacks. */
const AROUND = {
  file: join(root, 'README-around.d.ts'),
  code: `declare module 'next/navigation' { export function useServerInsertedHTML(callback: () => unknown): void }
    declare module '*?url' { const address: string; export default address; }`,
};

/** Errors of the compiler in the examples, each checked as a module of this package's project. */
function problems(): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // One example uses both packages, although neither depends on the other.
  options.paths = { '@doblaje/domain/*': [join(root, '../domain/src/*/index.ts')] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const codeOf = (file: string) => [...examples, AROUND].find((example) => example.file === file)?.code;
  host.fileExists = (file) => codeOf(file) !== undefined || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const code = codeOf(file);
    return code === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true);
  };
  const program = ts.createProgram(
    [...examples, AROUND].map(({ file }) => file),
    options,
    host,
  );
  return examples.flatMap(({ file }) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

describe('README', () => {
  it('has examples that compile', () => {
    expect(examples.length).toBeGreaterThan(8);
    expect(problems()).toEqual([]);
  });

  it('gives Astro the files that a project outside of the workspace builds with', () => {
    const project = join(root, '../../scripts/installed/projects/astro');
    for (const file of ['src/styledRenderer.js', 'astro.config.mjs']) {
      expect(readme).toContain(readFileSync(join(project, file), 'utf8'));
    }
  });

  it('states which packages take the most room on disk', () => {
    const sizes = Object.fromEntries(
      ['react-aria', 'react-aria-components', 'react-stately'].map((name) => {
        const folder = realpathSync(join(root, 'node_modules', name));
        const files = readdirSync(folder, { recursive: true, withFileTypes: true });
        const bytes = files
          .filter((file) => file.isFile())
          .map((file) => statSync(join(file.parentPath, file.name)).size)
          // A disk stores files in whole blocks.
          .reduce((sum, size) => sum + Math.ceil(size / 4096) * 4096, 0);
        return [name, bytes / 1e6];
      }),
    );
    for (const [name, size] of Object.entries(sizes)) {
      const told = Number(new RegExp(`\`${name}\`(?: is)? (\\d+) MB`).exec(readme)?.[1]);
      expect([name, Math.abs(told - size) < size / 10]).toEqual([name, true]);
    }
  });

  it('names every token and peer', () => {
    const tokens = readFileSync(join(root, 'src/ground/tokens/tokens.css'), 'utf8').matchAll(
      /--dui-([a-z0-9-]+):/g,
    );
    const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    const names = [...Array.from(tokens, ([, name = '']) => name), ...Object.keys(peerDependencies)];
    expect(names.length).toBeGreaterThan(150);
    expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
