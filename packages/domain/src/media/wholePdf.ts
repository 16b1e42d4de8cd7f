/** Where a PDF says that it ends: within its last bytes (ISO 32000-2, 7.5.5; readers look as far, annex H of ISO 32000-1). */
const END_WITHIN = 1024;

/**
 * Tells whether a PDF is there to its end: one that was cut off on its way lacks the mark it ends with.
 *
 * @param bytes of the whole file. Anything else gives false.
 */
export function isWholePdf(bytes: unknown): boolean {
  if (!(bytes instanceof Uint8Array)) return false;
  return String.fromCharCode(...bytes.subarray(-END_WITHIN)).includes('%%EOF');
}

/** What a PDF is refused with that lacks its end. */
export const cutPdfMessage = (name: unknown): string =>
  `${typeof name === 'string' && name !== '' ? name : 'El archivo'} está incompleto: le falta el final. Vuelve a guardarlo como PDF`;
