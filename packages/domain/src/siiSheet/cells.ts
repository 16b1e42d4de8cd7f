import { isPesos, readPesos } from '../amounts/pesos';
import { FOLIO_MAX } from '../forms/boletaUpload';
import type { SiiState } from '../options/siiStates';
import { type CellReading, dayOfCell } from '../sheets';
import { plain, rutOfText, told, twoWaysText } from '../sheets/readings';

/** State of a boleta that a sheet tells. */
export type SheetState = SiiState;

/** What may stand before a state: the column once asked 'Anulada: S/N', hence the letters. */
const LEAD = '(?:ESTADO |BOLETA )?';
/**
 * How sheets write the states, in capitals and without signs, and what programs add: by whom, since when. Each is the whole text, so that
 * 'NO VIGENTE' or 'NULA Y VIGENTE' are none.
 */
const STATE_PATTERNS: Readonly<Record<SheetState, RegExp>> = {
  valid: new RegExp(`^${LEAD}(?:N|(?:N )?(?:VIGENTE|VIG))$`),
  annulmentAsked: new RegExp(
    `^${LEAD}(?:(?:N )?(?:VIGENTE |VIG )?(?:VCA|(?:VCA )?CON SOLICITUD DE ANULACION)|(?:N )?VCA VIGENTE CON SOLICITUD DE ANULACION)(?: PENDIENTE)?$`,
  ),
  annulled: new RegExp(
    `^${LEAD}(?:S|(?:S )?(?:NULA|ANULADA))(?: POR (?:EL |LA )?(?:CONTRIBUYENTE|EMISOR|RECEPTOR|SII))?$`,
  ),
  // It is in force, hence the words before it.
  observed: new RegExp(
    `^${LEAD}(?:O|(?:[NO] )?(?:VIGENTE |VIG )?OBSERVADA)(?: POR (?:EL |LA )?(?:CONTRIBUYENTE|RECEPTOR))?$`,
  ),
};
const STATES = ['valid', 'annulmentAsked', 'annulled', 'observed'] as const satisfies readonly SheetState[];
const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ['SI', true],
  ['S', true],
  ['NO', false],
  ['N', false],
]);

/** Whether a cell holds nothing. */
export function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Why a cell is refused, with what it says. */
function refuse(cell: unknown, why: string): { message: string } {
  if (isBlank(cell)) return { message: 'Falta este dato' };
  if (isFormula(cell)) return { message: 'Es una fórmula: guarda la planilla con los valores' };
  const isShown = typeof cell === 'string' || typeof cell === 'number';
  return { message: `${isShown ? `${told(`${cell}`.trim())} ` : 'El dato '}${why}` };
}

const isFormula = (cell: unknown) => typeof cell === 'string' && cell.trimStart().startsWith('=');

/** A cell's text with its dashes made hyphens; that of a number are its digits. */
const dashed = (cell: unknown) =>
  plain(typeof cell === 'number' ? `${cell}` : cell).replace(/[\u2010-\u2015\u2212]/g, '-');

/** A text in capitals, without accents. */
const capitals = (cell: unknown) =>
  plain(cell)
    .normalize('NFD')
    .toUpperCase()
    .replace(/[\u0300-\u036f.]+/g, '');

/** Whole pesos: 1300000, or a text that `readPesos` reads. */
export function amountOfCell(cell: unknown): CellReading<number> {
  // Adding 0 makes a plain zero of the −0 that a spreadsheet may hold.
  if (isPesos(cell)) return { value: cell + 0 };
  const read = readPesos(dashed(cell));
  if (typeof read === 'number' && typeof cell === 'string') return { value: read };
  // A number with decimals looks like an amount with dots.
  return refuse(cell, read === null ? 'no es un monto en pesos enteros' : twoWaysText(dashed(cell)));
}

const FOLIO = /^(?:\d{1,12}|[1-9]\d{0,2}(?:\.\d{3}){1,3})$/;

/** A boleta's number: 164, '164', '1.164'. */
export function folioOfCell(cell: unknown): CellReading<number> {
  const typed = dashed(cell);
  const folio = FOLIO.test(typed) ? Number(typed.replaceAll('.', '')) : 0;
  const isGrouped = typeof cell === 'number' && !Number.isInteger(cell);
  if (folio > 0 && folio <= FOLIO_MAX && !isGrouped) return { value: folio };
  return refuse(cell, 'no es un folio');
}

/** A RUT as '12.345.678-5'; a spreadsheet may hold it as a number. */
export function rutOfCell(cell: unknown): CellReading<string> {
  const rut = rutOfText(typeof cell === 'number' ? `${cell}` : cell);
  return rut === null ? refuse(cell, 'no es un RUT válido') : { value: rut };
}

/** A day as 'AAAA-MM-DD'. A Date is midnight in UTC, as readers of XLSX give it. */
export function sheetDayOfCell(cell: unknown): CellReading<string> {
  const text =
    cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell.toISOString().replace('Z', '') : cell;
  const reading = typeof text === 'string' ? dayOfCell(text) : { message: '' };
  return 'value' in reading ? reading : refuse(cell, 'no es una fecha como 31/12/2026');
}

/** The day of an annulment, 'AAAA-MM-DD'; null if the cell is empty or has a dash. */
export function annulmentDayOfCell(cell: unknown): CellReading<string | null> {
  return isBlank(cell) || dashed(cell) === '-' ? { value: null } : sheetDayOfCell(cell);
}

/**
 * A state at the SII: 'N' or 'VIGENTE', 'VCA', 'S' or 'NULA', 'O' or 'OBSERVADA', also with words that change nothing: 'N (VCA)', 'Nula por
 * contribuyente'.
 */
export function stateOfCell(cell: unknown): CellReading<SheetState> {
  const words = capitals(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const state = STATES.find((known) => STATE_PATTERNS[known].test(words));
  return state ? { value: state } : refuse(cell, 'no es un estado que se conozca');
}

/** Whether a professional society issued it: 'SI' or 'NO'; null if the cell is empty. */
export function societyOfCell(cell: unknown): CellReading<boolean | null> {
  const answer = isBlank(cell) ? null : ANSWERS.get(capitals(cell));
  return answer === undefined ? refuse(cell, 'no es SI ni NO') : { value: answer };
}

/** A name with single blanks; '' if the cell is empty or holds no text. */
export function nameOfCell(cell: unknown): CellReading<string> {
  if (isFormula(cell)) return refuse(cell, '');
  return { value: typeof cell === 'string' ? cell.replace(/\s+/g, ' ').trim() : '' };
}
