import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 random bits, in characters that an address may contain. Store only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, for the database. A plain hash is enough, because nobody can guess 256 random bits from it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
