const FROM_SII = 'sube el PDF tal como lo entrega el SII';

const named = (name: unknown) => (typeof name === 'string' && name !== '' ? name : 'El archivo');

/**
 * What a PDF is refused with that asks for a password. One whose owner only forbids printing or copying asks for none.
 * @param advice what to send instead @default the one that the SII hands out
 */
export const lockedPdfMessage = (name: unknown, advice: unknown = FROM_SII): string =>
  `${named(name)} está protegido con contraseña: ${typeof advice === 'string' ? advice : FROM_SII}`;

/** What a PDF is refused with whose lock no password opens here. */
export const protectedPdfMessage = (name: unknown): string =>
  `${named(name)} está protegido de una forma que el portal no sabe abrir. Guárdalo sin protección`;

/** What a PDF is refused with that is there to its end, and of which not all pages can be opened. */
export const damagedPdfMessage = (name: unknown): string =>
  `${named(name)} está dañado: no se pueden abrir todas sus páginas. Vuelve a guardarlo como PDF`;

/** What a PDF is refused with that takes more time or memory to open than any document should. */
export const heavyPdfMessage = (name: unknown): string =>
  `${named(name)} tarda demasiado en abrirse. Vuelve a guardarlo como PDF, o divídelo`;
