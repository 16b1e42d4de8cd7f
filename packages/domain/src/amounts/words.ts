import { isPesos } from './pesos';

const SMALL = [
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho',
  'diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
]
  .join(' ')
  .split(' ');
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** Words for 1 to 99; '' for 0. */
function tens(value: number): string {
  if (value === 0) return '';
  if (value < SMALL.length) return `${SMALL[value]}`;
  const ones = value % 10;
  return joined(`${TENS[Math.floor(value / 10)]}`, ones === 0 ? '' : `y ${SMALL[ones]}`);
}

/** Words for 1 to 999; '' for 0. */
function hundreds(value: number): string {
  if (value === 100) return 'cien';
  return joined(`${HUNDREDS[Math.floor(value / 100)]}`, tens(value % 100));
}

/** Words for 1 to 999 999; '' for 0. Spanish never says 'un mil': 1000 is 'mil'. */
function thousands(value: number): string {
  const above = Math.floor(value / 1000);
  return joined(above > 1 ? hundreds(above) : '', above > 0 ? 'mil' : '', hundreds(value % 1000));
}

/**
 * An amount in words, as on receipts: 120000 → 'ciento veinte mil pesos'. 'Uno' is shortened before a noun (RAE,
 * apócope: 'veintiún mil pesos', 'ciento un pesos', 'un peso'), and whole millions take 'de' ('un millón de pesos').
 * Anything but an amount (`isPesos`) gives ''.
 */
export function pesosInWords(value: unknown): string {
  if (!isPesos(value)) return '';
  if (value < 2) return value === 1 ? 'un peso' : 'cero pesos';
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  const above = millions > 0 ? `${thousands(millions)} ${millions === 1 ? 'millón' : 'millones'}` : '';
  return joined(above, thousands(rest), rest === 0 ? 'de pesos' : 'pesos');
}
