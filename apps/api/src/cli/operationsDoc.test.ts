import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands';

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/operations.md');
const readme = read('apps/api/README.md');

test('the guide names no command and no setting that there is not', () => {
  const commands = Array.from(guide.matchAll(/`doblaje ([a-z:]+)/g), ([, name = '']) => name);
  expect(new Set(commands).size).toBeGreaterThan(6);
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(commands));
  const settings = Array.from(guide.matchAll(/`([A-Z][A-Z0-9]*_?[A-Z0-9_]+)`/g), ([, name = '']) => name);
  // Words of the commands, which stand in capitals in their usage too.
  const named = settings.filter((name) => !['ADMIN', 'ARCHIVO', 'CLAVE', 'CORREO'].includes(name));
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(readme).toContain(`\`${name}\``);
});

test('the files that the guide names are there', () => {
  const files = Array.from(guide.matchAll(/\b((?:deploy|scripts)\/[\w.@/]*\w)/g), ([, file = '']) => file);
  expect(new Set(files).size).toBeGreaterThan(5);
  for (const file of files)
    expect(existsSync(new URL(`../../../../${file}`, import.meta.url)), file).toBe(true);
});

test('the way back to a moment is told as the script goes it', () => {
  const [block = ''] = /```sh\n# postgresql\.conf[^`]*```/.exec(guide) ?? [];
  const script = read('scripts/pointInTime.sh').replaceAll('$archive', 'ARCHIVE');
  const settings = block.match(/^\w+ = .*$/gm) ?? [];
  expect(settings).toHaveLength(5);
  for (const line of settings) {
    const [name = '', value = ''] = line.split(' = ');
    expect(script).toContain(name === 'recovery_target_time' ? `${name} = '$moment'` : `${name} = ${value}`);
  }
  for (const part of ['pg_basebackup', '--checkpoint=fast', 'cp -a', 'recovery.signal']) {
    expect(block).toContain(part);
    expect(script).toContain(part);
  }
});
