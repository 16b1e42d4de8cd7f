import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords';

test('a hash verifies its own password and no other', async () => {
  const hash = await hashPassword('mañana 🎧');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword('mañana 🎧', hash)).toBe(true);
  expect(await verifyPassword('manana 🎧', hash)).toBe(false);
});

test('the same password never hashes to the same text', async () => {
  expect(await hashPassword('igual')).not.toBe(await hashPassword('igual'));
});

test('no password is right for a missing account or a damaged hash', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('x', 'plain text')).toBe(false);
});

test('a hash with other parameters still works, because it contains them', async () => {
  // argon2id of 'password' with m=64 KiB, t=1, made by the reference parameters of node:crypto.
  const { argon2Sync } = await import('node:crypto');
  const nonce = Buffer.alloc(16, 7);
  const key = argon2Sync('argon2id', {
    message: 'password',
    nonce,
    parallelism: 2,
    memory: 64,
    passes: 1,
    tagLength: 24,
  });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=64,t=1,p=2$${text(nonce)}$${text(key)}`;
  expect(await verifyPassword('password', stored)).toBe(true);
  expect(await verifyPassword('passwort', stored)).toBe(false);
});
