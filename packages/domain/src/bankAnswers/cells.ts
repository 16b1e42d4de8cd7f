import { isPesos } from '../amounts';
import { formatRut, isValidRut, normalizeRut } from '../rut';
import { type CellReading, wholeOfCell } from '../sheets';

/** Longer than any cell that is read; a reason is cut here. */
const LONGEST = 200;

/** The text of a cell with plain figures and single blanks; a number of a spreadsheet as it would be typed; '' for anything else. */
export function textOf(cell: unknown): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell !== 'string') return '';
  return cell.slice(0, LONGEST).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/** A text without case, accents and what stands around words: 'Pendiente de Cobro', 'N° Cuenta:' → 'pendiente de cobro', 'n cuenta'. */
export function folded(text: unknown): string {
  return textOf(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The RUT of a cell as '12.345.678-5', whatever zeros and dashes it is written with. */
export function rutOf(cell: unknown, checkDigit: unknown = ''): CellReading<string> {
  // Most are plain: thousands of lines are matched at once.
  if (typeof cell === 'string' && checkDigit === '' && /^[1-9]/.test(cell) && isValidRut(cell))
    return { value: formatRut(cell) };
  const typed = `${textOf(cell)}${textOf(checkDigit)}`;
  const plain = normalizeRut(typed.replaceAll(' ', '')).replace(/^[0.]+/, '');
  const isCut = typeof cell === 'number' && !Number.isInteger(cell);
  if (!isCut && isValidRut(plain)) return { value: formatRut(plain) };
  return { message: typed === '' ? 'Falta el RUT' : `«${typed}» no es un RUT válido` };
}

/** Amounts beyond those of {@link wholeOfCell}. */
const LARGE = /^(?:\d{10,12}|\d{1,3}(?:\.\d{3}){3})$/;

/**
 * The amount of a cell in whole pesos, more than 0: '1.300.000', '1300000', '$1.300.000.-', '0000001300000', or a number of a spreadsheet. What can be
 * read two ways ('1,000') is refused.
 */
export function amountOf(cell: unknown): CellReading<number> {
  const typed = textOf(cell);
  const otherwise = typed === '' ? 'Falta el monto' : `«${typed}» no es un monto en pesos`;
  if (typeof cell === 'number') return isPesos(cell) && cell > 0 ? { value: cell } : { message: otherwise };
  const figures = typed
    .replace(/^\$ ?/, '')
    .replace(/[.,]-$/, '')
    .replace(/^0+(?=\d+$)/, '');
  const read = LARGE.test(figures)
    ? { value: Number(figures.replaceAll('.', '')) }
    : wholeOfCell(figures, otherwise);
  return 'value' in read && read.value === 0 ? { message: 'El monto es $0' } : read;
}

/** A spreadsheet keeps 15 figures of a number. */
const LONGEST_NUMBER = 999_999_999_999_999;

/** The account of a cell as text; '' without one. A number that lost figures on its way through a spreadsheet is no account. */
export function accountOf(cell: unknown): CellReading<string> {
  const typed = textOf(cell);
  const isWhole = typeof cell !== 'number' || (Number.isInteger(cell) && cell >= 0 && cell <= LONGEST_NUMBER);
  if (typed === '' || (isWhole && !/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(typed))) return { value: typed };
  return { message: `«${typed}» perdió cifras: la cuenta tiene que venir como texto` };
}

/** An account without zeros at the left and separators, as two of them are compared: '00-012.345' → '12345'. */
export function bareAccount(account: unknown): string {
  return folded(account).replaceAll(' ', '').replace(/^0+/, '');
}
