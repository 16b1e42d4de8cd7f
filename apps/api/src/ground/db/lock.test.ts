import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderLocked, lockFolder } from './lock';

const newFolder = () => mkdtempSync(join(tmpdir(), 'doblaje-lock-'));

test('a free folder is locked and released, and nothing is left in it', () => {
  const folder = join(newFolder(), 'made', 'on', 'the', 'way');
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`));
  release();
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a living process is never taken', () => {
  const folder = newFolder();
  const holder = spawn('sleep', ['30']);
  try {
    writeFileSync(join(folder, 'lock'), `${holder.pid}\n`);
    expect(() => lockFolder(folder)).toThrow(FolderLocked);
    expect(() => lockFolder(folder)).toThrow(/^Otro proceso está usando la carpeta de datos [^\n]+$/);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(`${holder.pid}\n`);
  } finally {
    holder.kill();
  }
});

test.each([
  ['of a process that is gone', () => `${spawnSync('true').pid}\n`],
  ['of another process that got the number of a dead one', () => `${process.ppid}\n1@another-boot\n`],
  ['that makes no sense', () => 'hola'],
  ['that is empty', () => ''],
])('a lock %s is taken over', (_, content) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), content());
  const release = lockFolder(folder);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('releasing leaves a lock that another process holds by now', () => {
  const folder = newFolder();
  const release = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), '1\n');
  release();
  expect(existsSync(join(folder, 'lock'))).toBe(true);
});
