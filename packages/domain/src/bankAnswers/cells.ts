import { isPesos, readPesos } from '../amounts/pesos';
import type { CellReading } from '../sheets';
import { rutOfText, twoWaysText } from '../sheets/readings';

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

/** The RUT of a cell as '12.345.678-5', whatever zeros and dashes it is written with; its check digit may have a column of its own. */
export function rutOf(cell: unknown, checkDigit: unknown = ''): CellReading<string> {
  const check = textOf(checkDigit);
  const typed = [textOf(cell), check].filter((part) => part !== '').join('-');
  const rut = rutOfText(typed);
  if (rut !== null) return { value: rut };
  return { message: typed === '' ? 'Falta el RUT' : `«${typed}» no es un RUT válido` };
}

/**
 * The amount of a cell in whole pesos, more than 0: a number of a spreadsheet, or a text that `readPesos` reads, also filled up with zeros
 * as banks do: '0000001300000'.
 */
export function amountOf(cell: unknown): CellReading<number> {
  const typed = textOf(cell);
  if (typed === '') return { message: 'Falta el monto' };
  const padded = typeof cell === 'string' ? readPesos(typed.replace(/^0+(?=\d+$)/, '')) : null;
  const read = isPesos(cell) ? cell : padded;
  if (read === 'twoWays') return { message: `«${typed}» ${twoWaysText(typed)}` };
  if (read === null) return { message: `«${typed}» no es un monto en pesos` };
  return read === 0 ? { message: 'El monto es $0' } : { value: read };
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
