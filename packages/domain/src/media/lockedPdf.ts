/**
 * Tells whether a PDF is encrypted, and so asks for a password or may not be printed: its trailer, which is never compressed
 * nor encrypted itself, names an encryption dictionary (ISO 32000-2, 7.6.2).
 *
 * @param bytes of the whole file. Anything else gives false.
 */
export function isLockedPdf(bytes: unknown): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  // '/Encrypt' and then a reference or a dictionary; '/EncryptMetadata' is another word.
  for (let at = bytes.indexOf(0x2f); at >= 0; at = bytes.indexOf(0x2f, at + 1)) {
    if (bytes[at + 1] !== 0x45 || bytes[at + 2] !== 0x6e) continue;
    const text = String.fromCharCode(...bytes.subarray(at, at + 48));
    if (/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return true;
  }
  return false;
}

const FROM_SII = 'sube el PDF tal como lo entrega el SII';

/**
 * What a PDF is refused with that asks for a password.
 * @param advice what to send instead @default the one that the SII hands out
 */
export const lockedPdfMessage = (name: unknown, advice: unknown = FROM_SII): string =>
  `${typeof name === 'string' && name !== '' ? name : 'El archivo'} está protegido con contraseña: ${
    typeof advice === 'string' ? advice : FROM_SII
  }`;
