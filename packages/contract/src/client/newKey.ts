/** A name that nobody else gives: 128 bits by chance. Not `crypto.randomUUID`, which a page without TLS (a studio's own network) lacks. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
