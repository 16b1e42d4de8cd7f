/** A word that some PDFs draw with gaps between its letters: 'Im pto.' of wide bold type. */
const word = (letters: string) => letters.split('').join('\\s?');

/** `parts` one after the other, with or without a blank between them. */
const label = (...parts: string[]) => new RegExp(parts.join('\\s?'), 'i');

/**
 * The SII's layout of a boleta de honorarios electrónica (chile.md §1), as data: a new layout is a change of this table.
 *
 * Its patterns see texts with blanks as single spaces and every dash as '-'. Letters that lose their accent in some PDFs are
 * `.{0,3}`: 'Señor', 'Senor', 'Se?or', 'Seor', 'Sen ~or'. Counts are bounded, so that a long text takes no long time.
 */
export const LAYOUT = {
  /**
   * Without blanks: words that the page of a boleta has, wherever and in however many lines. One at the margin may be cut, so beside
   * a barcode the first is enough.
   */
  title: [/boletadehonor/i, /electr.{0,3}nica/i],
  /** RUT body (8), folio (5), check characters (7). */
  barcode: /(?<![\da-z])\d{13}[\da-z]{7}(?![\da-z])/gi,
  barcodeLength: 20,
  barcodeRut: 8,
  barcodeFolio: 5,
  /** A part of a row that is nothing but the folio: 'N ° 164', 'N°3', 'No. 3'. */
  folio: /^n(?:ro|.?mero)?[.°*?\ufffdo:\s]{0,5}(\d(?:\s?\d){0,8})$/i,
  /** The folio at the end of a row that holds the title or the issuer's RUT too. */
  folioBehind: /(?:nica|honorarios|-\s?[\dk])\s?n[.°*?\ufffdo:\s]{0,5}(\d(?:\s?\d){0,8})$/i,
  rut: label('r', String.raw`\.?`, 'u', String.raw`\.?`, 't', String.raw`\.?`, ':', ''),
  receiver: label(
    '(?<![a-z])s',
    'e.{0,3}o',
    'r',
    String.raw`(?:\(\s?${word('es')}\s?\)|${word('es')})?`,
    ':',
    '',
  ),
  date: label(word('fecha'), ':', ''),
  /** The line between the heads of issuer and receiver and what the issuer writes freely. */
  services: label(word('por'), word('atenci'), `.{0,3}${word('n')}`, word('profesional')),
  /** 'Total Honorarios: $:', 'Total Honorarios $:'. */
  gross: label(word('total'), `${word('honorarios')}(?![a-z])`),
  retention: label(
    String.raw`(?:(?<![\d.,]\s?)(\d(?:\s?[\d.,]){0,7})\s?%\s?)?(?:${word('de')}\s?)?${word('imp')}`,
    `(?:${word('uesto')}|${word('to')})?`,
    String.raw`\.?`,
    word('retenido'),
    String.raw`(?:\(?(\d(?:\s?[\d.,]){0,7})\s?%\)?)?`,
  ),
  /** A line of retention, even one that the pattern above does not read. */
  retentionMention: label(word('retenido')),
  net: new RegExp(String.raw`(?<![a-z])${word('total')}(?=\s?[:$\d]|$)`, 'i'),
  emission: label(
    word('fecha'),
    '/?',
    word('hora'),
    `(?:${word('de')})?`,
    word('emisi'),
    '.{0,3}n',
    ':?',
    '',
  ),
  /** Without blanks: nothing but the mark of an annulled boleta. */
  annulled:
    /^(?:boleta)?(?:dehonorarios)?(?:electr.{0,3}nica)?(?:anulada|nula)(?:(?:con)?fecha.{0,40}|el\d.{0,20})?$/i,
  /** Texts of one row may lie this far apart in height, in the PDF's units. Rows are at least 10 apart. */
  sameRow: 3,
  /** The same text drawn twice this near is one text in bold type. */
  sameText: 1,
  /** Between letters of one word there is less than this part of a letter's width. */
  wordGap: 0.2,
  /** Between two parts of a row (two columns) there are more than this many letters' widths. */
  partGap: 3,
  /** Width of a letter where the PDF tells none. */
  letterWidth: 5,
  /** Longer texts and rows are none of this layout. */
  longestText: 500,
  longestRow: 2000,
  /** Pesos by which the SII may round (`boletaDifferences`). */
  rounding: 1,
} as const;
