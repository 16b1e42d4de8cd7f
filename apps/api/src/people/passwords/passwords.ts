import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2id } from './argon2';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; about 25 ms. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

const CURRENT: Parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES };

function derive(password: string, salt: Buffer, length: number, parameters: Parameters): Promise<Buffer> {
  // Another system may compose the same letters differently: Ñ as one code point or as two.
  return argon2id({ message: password.normalize('NFC'), nonce: salt, tagLength: length, ...parameters });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password with argon2id; the result is a PHC string that carries its parameters and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, TAG_BYTES, CURRENT);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(key)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** A hash of no password: verifying against it takes as long as against a real one. */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(Buffer.alloc(SALT_BYTES))}$${encode(Buffer.alloc(TAG_BYTES))}`;

/**
 * Whether a password matches a stored hash. `null` (no such account) does the same work and returns false, so that the time of an answer
 * does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt, key] = PHC.exec(stored ?? NOBODY) ?? PHC.exec(NOBODY) ?? [];
  const expected = Buffer.from(key ?? '', 'base64');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'), expected.length, {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}
