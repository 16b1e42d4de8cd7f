import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { argon2id } from './argon2';
import { hashPassword, verifyPassword } from './passwords';

test('a file is read while many passwords are being verified, not after them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-argon-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'file'), 'here');
  const hash = await hashPassword('una frase bien larga');

  let verified = 0;
  const logins = Array.from({ length: 24 }, async () => {
    await verifyPassword('no es esta', hash);
    verified++;
  });
  // Three of Node's own thread jobs in sequence: open, read, close.
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('here');
  expect(verified).toBeLessThan(12);
  await Promise.all(logins);
  expect(verified).toBe(24);
});

test('a text that cannot be hashed is an error, and the next one is hashed', async () => {
  const nonce = Buffer.alloc(16);
  const parameters = { message: 'a', nonce, tagLength: 32, parallelism: 1, passes: 2, memory: 64 };
  await expect(argon2id({ ...parameters, passes: 0 })).rejects.toThrow();
  expect(await argon2id(parameters)).toHaveLength(32);
});
