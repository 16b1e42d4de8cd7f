/** A unique name: 128 random bits. Not `crypto.randomUUID`: pages without TLS (a studio's own network) do not have it. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
