const FROM_SII = 'sube el PDF tal como lo entrega el SII';

const named = (name: unknown) => (typeof name === 'string' && name !== '' ? name : 'El archivo');

/**
 * The refusal of a PDF that asks for a password. A PDF whose owner only forbids printing or copying asks for none.
 * @param advice what to send instead @default the PDF from the SII
 */
export const lockedPdfMessage = (name: unknown, advice: unknown = FROM_SII): string =>
  `${named(name)} está protegido con contraseña: ${typeof advice === 'string' ? advice : FROM_SII}`;

/** The refusal of a PDF whose lock no password opens here. */
export const protectedPdfMessage = (name: unknown): string =>
  `${named(name)} está protegido de una forma que el portal no sabe abrir. Guárdalo sin protección`;

/** The refusal of a complete PDF of which some pages cannot be opened. */
export const damagedPdfMessage = (name: unknown): string =>
  `${named(name)} está dañado: no se pueden abrir todas sus páginas. Vuelve a guardarlo como PDF`;

/** The refusal of a PDF that takes more time or memory to open than any document should. */
export const heavyPdfMessage = (name: unknown): string =>
  `${named(name)} tarda demasiado en abrirse. Vuelve a guardarlo como PDF, o divídelo`;
