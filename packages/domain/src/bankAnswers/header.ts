import { fieldsOf } from '../fields/fields';
import { conjoined } from '../naming';
import { amountOf, folded, rutOf, textOf } from './cells';
import type { AnswerField, AnswerLayout } from './layout';

/** Columns by field, how many rows stand above them, and the first row of lines; or why they are not found. */
export type Columns =
  | { at: Partial<Record<AnswerField, number>>; above: number; firstRow: number; message: '' }
  | { message: string };

const FIELDS: readonly AnswerField[] = ['rut', 'checkDigit', 'amount', 'state', 'account', 'reason'];
/** Without these nothing can be read. */
const NEEDED = [
  ['rut', 'RUT'],
  ['amount', 'Monto'],
  ['state', 'Estado'],
] as const;

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function missing(at: Partial<Record<AnswerField, number>>): string[] {
  return NEEDED.flatMap(([field, name]) => (at[field] === undefined ? [name] : []));
}

/** What to do with a column or a state that a bank names in its own way. */
export const ASSIGN = 'asígnalo en «Columnas del banco»';

const ASSIGN_THEM = 'asígnalos en «Columnas del banco»';

const SHARED = 'Una misma columna está asignada dos veces';

/** Whether two fields have the same column: then one of them is a mistake. */
function isShared(at: Partial<Record<AnswerField, number>>): boolean {
  return new Set(Object.values(at)).size < Object.keys(at).length;
}

/** The columns as ADMIN numbered them. */
function assigned(columns: Readonly<Record<string, unknown>>, rowsAbove: unknown): Columns {
  const at = Object.fromEntries(
    FIELDS.flatMap((field) => (isIndex(columns[field]) ? [[field, columns[field]]] : [])),
  ) as Partial<Record<AnswerField, number>>;
  const lacking = missing(at);
  if (lacking.length > 0) return { message: `Falta asignar columna a: ${lacking.join(', ')}` };
  if (isShared(at)) return { message: SHARED };
  const above = isIndex(rowsAbove) ? rowsAbove : 0;
  return { at, above, firstRow: above, message: '' };
}

/** The headings of each field, folded. */
function headingsOf(layout: Readonly<Record<string, unknown>>): [AnswerField, Set<string>][] {
  const headings = fieldsOf(layout.headings);
  return FIELDS.map((field) => {
    const names = headings[field];
    return [field, new Set(Array.isArray(names) ? names.map(folded).filter((name) => name !== '') : [])];
  });
}

/** Whether a row has values among its cells: then it is a pair of label and value, as 'Rut' beside the studio's, and no header. */
function hasValues(cells: readonly unknown[]): boolean {
  return cells.some((cell) => 'value' in rutOf(cell) || 'value' in amountOf(cell));
}

/** Finds the columns of an answer: as they are assigned, or by the first row that has all the headings that are needed. */
export function columnsOf(rows: readonly (readonly unknown[])[], layout: AnswerLayout): Columns {
  const { columns, rowsAbove, ...rest } = fieldsOf(layout);
  if (columns !== undefined) return assigned(fieldsOf(columns), rowsAbove);
  const headings = headingsOf(rest);
  let lacking = NEEDED.map(([, name]) => name as string);
  for (const [row, cells] of rows.entries()) {
    const names = cells.map(folded);
    const found = headings.map(([field, known]) => ({
      field,
      places: names.flatMap((name, place) => (known.has(name) ? [place] : [])),
    }));
    const at = Object.fromEntries(
      found.flatMap(({ field, places }) => (places.length > 0 ? [[field, places[0]]] : [])),
    ) as Partial<Record<AnswerField, number>>;
    const still = missing(at);
    if (hasValues(cells)) continue;
    if (still.length < lacking.length) lacking = still;
    if (still.length > 0) continue;
    const [twice] = found.flatMap(({ places }) => places.slice(1));
    if (twice !== undefined) return { message: `Hay dos columnas «${textOf(cells[twice])}»` };
    if (isShared(at)) return { message: SHARED };
    return { at, above: row, firstRow: row + 1, message: '' };
  }
  return { message: `No se encontró el encabezado: ${lackingText(lacking)}` };
}

/** What to do about headings that are not there: 'faltan RUT, Monto y Estado'. */
function lackingText(lacking: readonly string[]): string {
  const names = conjoined(lacking);
  return lacking.length === 1
    ? `falta ${names}. Si el banco lo llama de otro modo, ${ASSIGN}`
    : `faltan ${names}. Si el banco los llama de otro modo, ${ASSIGN_THEM}`;
}
