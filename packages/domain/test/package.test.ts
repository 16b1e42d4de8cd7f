// Tests the package as it is published: packs it, installs it elsewhere, imports, requires, type-checks and bundles it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBPATHS } from '../entries';
import * as source from '../src';
import { examplesOf } from './readme';
import { bin, installPacked, type Scratch } from './scratch';

let scratch: Scratch;

beforeAll(async () => {
  scratch = await installPacked();
});

afterAll(() => scratch?.remove());

interface Manifest {
  exports: Record<string, string | null | Record<'import' | 'require', { types: string; default: string }>>;
  dependencies?: Record<string, string>;
  sideEffects: boolean;
}

const manifestAt = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
const installed = () => manifestAt(join(scratch.folder, 'node_modules/@doblaje/domain'));
const names = Object.keys(source).sort();

describe('the manifest', () => {
  it('has every subpath of the workspace, built, and no dependencies', async () => {
    const workspace = await manifestAt(join(import.meta.dirname, '..'));
    const { exports, dependencies, sideEffects } = await installed();
    expect(Object.keys(exports)).toEqual(Object.keys(workspace.exports));
    expect(Object.values(exports).filter((target) => JSON.stringify(target).includes('./src/'))).toEqual([]);
    expect(dependencies).toBeUndefined();
    expect(sideEffects).toBe(false);
  });

  it('is clean for publint', async () => {
    const tarball = await readFile(scratch.tarball);
    const { messages, pkg } = await publint({
      strict: true,
      pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('is clean for arethetypeswrong, profile node16', async () => {
    const { ok, output } = await scratch.node(
      bin('@arethetypeswrong/cli', 'attw'),
      scratch.tarball,
      '--profile',
      'node16',
      // Named one by one: it passes patterns over.
      '--entrypoints',
      ...SUBPATHS.map((subpath) => subpath.replace('@doblaje/domain', '.')),
      '--no-emoji',
      '--no-color',
    );
    // The command fails for every problem that the profile does not ignore (node10 does not know exports).
    expect(ok ? 'clean' : output).toBe('clean');
  });
});

describe('installed elsewhere', () => {
  it('every subpath can be imported', async () => {
    const checks = SUBPATHS.map((subpath) => `await import('${subpath}')`);
    await scratch.write(
      'all.mjs',
      `import * as all from '@doblaje/domain';
       import { isValidRut } from '@doblaje/domain/rut';
       const parts = [${checks.join(', ')}];
       console.log(JSON.stringify({ names: Object.keys(all).sort(), valid: isValidRut('12.345.678-5'), empty: parts.filter((part) => Object.keys(part).length === 0).length }));`,
    );
    const { output } = await scratch.node('all.mjs');
    expect(JSON.parse(output)).toEqual({ names, valid: true, empty: 0 });
  });

  it('files without a subpath cannot be required', async () => {
    for (const inner of ['rules/textRules', 'options/option', 'fields/fields']) {
      const { ok } = await scratch.node('-e', `require('@doblaje/domain/${inner}')`);
      expect([inner, ok]).toEqual([inner, false]);
    }
  });

  it('every subpath can be required', async () => {
    const checks = SUBPATHS.map((subpath) => `require('${subpath}')`);
    await scratch.write(
      'all.cjs',
      `const all = require('@doblaje/domain');
       const { isValidRut } = require('@doblaje/domain/rut');
       const parts = [${checks.join(', ')}];
       console.log(JSON.stringify({ names: Object.keys(all).sort(), valid: isValidRut('12.345.678-5'), empty: parts.filter((part) => Object.keys(part).length === 0).length }));`,
    );
    const { output } = await scratch.node('all.cjs');
    expect(JSON.parse(output)).toEqual({ names, valid: true, empty: 0 });
  });

  it('is typed for strict TypeScript, in an ES module and in a CommonJS one', async () => {
    const body = (load: (key: string) => string) => `
${load('rut')}
${load('options/banks')}
${load('forms/login')}
const valid: boolean = rut.isValidRut('12.345.678-5');
const code: banks.BankCode = '012';
const values: login.LoginValues = { email: 'ana@correo.cl', password: 'x' };
const { email }: { email?: string } = login.validateLogin(values);
const why = rut.explainRut('1');
const text: string = why.ok ? why.rut : why.reason;
// @ts-expect-error no bank has this code
const wrong: banks.BankCode = '999';
// @ts-expect-error a login has no such field
const more: login.LoginValues = { ...values, name: 'Ana' };
export const used = [valid, code, email, text, wrong, more];
`;
    await scratch.write(
      'strict.mts',
      body((key) => `import * as ${key.split('/').pop()} from '@doblaje/domain/${key}';`),
    );
    await scratch.write(
      'strict.cts',
      body((key) => `import ${key.split('/').pop()} = require('@doblaje/domain/${key}');`),
    );
    const { ok, output } = await scratch.node(
      bin('typescript', 'tsc'),
      ...'--ignoreConfig --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --module node16 --target es2022 --lib es2022 --types --noEmit'.split(
        ' ',
      ),
      'strict.mts',
      'strict.cts',
    );
    expect(ok ? 'clean' : output).toBe('clean');
  });
});

describe('the README', () => {
  it('has examples that compile and give the stated results', async () => {
    const examples = examplesOf(await readFile(join(import.meta.dirname, '../README.md'), 'utf8'));
    expect(examples.length).toBeGreaterThan(7);
    expect(examples.filter(({ assertions }) => assertions === 0)).toEqual([]);
    for (const [i, { title, code }] of examples.entries()) {
      await scratch.write(`example${i}.mts`, code);
      expect([title, await scratch.node('--no-warnings', `example${i}.mts`)]).toEqual([
        title,
        { ok: true, output: '' },
      ]);
    }
    const { output } = await scratch.node(
      bin('typescript', 'tsc'),
      ...'--ignoreConfig --strict --module nodenext --target es2022 --lib es2023,dom --noEmit --typeRoots'.split(
        ' ',
      ),
      join(import.meta.dirname, '../node_modules/@types'),
      '--types',
      'node',
      ...examples.map((_, i) => `example${i}.mts`),
    );
    expect(output).toBe('');
  });
});

/** Bundles a module of the scratch project for browsers, minified. */
async function bundled(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: scratch.folder },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  });
  return outputFiles[0]?.text ?? '';
}

const gzip = (text: string) => gzipSync(text, { level: 9 }).length;

describe('in a bundle', () => {
  it.each(['@doblaje/domain', '@doblaje/domain/rut'])(
    'isValidRut of %s alone is under 350 B gzip',
    async (from) => {
      const code = await bundled(`export { isValidRut } from '${from}';`);
      expect(code).not.toContain('replace');
      expect(gzip(code)).toBeLessThan(350);
    },
  );

  it.each(['@doblaje/domain', '@doblaje/domain/options/countries'])(
    'COUNTRIES of %s alone is under 2.6 KiB gzip',
    async (from) => {
      const code = await bundled(`export { COUNTRIES } from '${from}';`);
      expect(code).toContain('Zimbabue');
      expect(gzip(code)).toBeLessThan(2.6 * 1024);
    },
  );

  it('one list brings in no other list, nor anything else', async () => {
    // The start of each list, as it appears in minified code.
    const lists = Object.entries(source).flatMap(([name, list]): [string, string][] => {
      const first: unknown = Array.isArray(list) ? list[0] : undefined;
      const isOption = typeof first === 'object' && first !== null && 'value' in first && 'label' in first;
      return isOption
        ? [[name, `[{value:${JSON.stringify(first.value)},label:${JSON.stringify(first.label)}}`]]
        : [];
    });
    expect(lists.length).toBeGreaterThanOrEqual(17);
    for (const [name] of lists) {
      const code = await bundled(`export { ${name} } from '@doblaje/domain';`);
      expect(lists.filter(([, entry]) => code.includes(entry)).map(([found]) => found)).toEqual([name]);
      expect(code).not.toMatch(/\bfunction\b|=>/);
    }
  });

  it('the login form brings in no other form, list or rule', async () => {
    const code = await bundled(`export { validateLogin } from '@doblaje/domain';`);
    const direct = await bundled(`export { validateLogin } from '@doblaje/domain/forms/login';`);
    // The same functions, possibly in another order.
    expect(code).toHaveLength(direct.length);
    expect(code).not.toMatch(/RUT|qwerty|Chile|MP4/);
    expect(gzip(code)).toBeLessThan(600);
  });
});
