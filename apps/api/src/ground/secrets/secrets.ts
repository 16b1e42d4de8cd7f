import { createHash, randomBytes } from 'node:crypto';

/** A secret to hand out: 256 random bits, fit for an address. Only its hash is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A plain hash is enough: 256 random bits cannot be guessed from it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
