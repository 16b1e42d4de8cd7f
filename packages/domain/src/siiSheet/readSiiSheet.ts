import { countText } from '../amounts/counts';
import { formatPesos } from '../amounts/pesos';
import { dayText } from '../days/days';
import { SHEET_LIMITS } from '../media/limits';
import type { CellReading } from '../sheets';
import { plain } from '../sheets/readings';
import { monthText, toldAbove } from './above';
import {
  amountOfCell,
  annulmentDayOfCell,
  folioOfCell,
  isBlank,
  nameOfCell,
  rutOfCell,
  type SheetState,
  sheetDayOfCell,
  societyOfCell,
  stateOfCell,
} from './cells';
import {
  cellsOf,
  columnTitle,
  findHeader,
  isHeader,
  type SheetField,
  type SheetHeader,
  type SheetKind,
} from './columns';
import type { SheetFault, SheetFaultReason } from './faults';
import { isTotals, totalsFaults } from './totals';

/** A cell as a reader of HTML, XLSX or CSV gives it. A Date is midnight in UTC. */
export type SheetCell = string | number | Date | null;

/** A boleta as the SII's sheet has it. Amounts in whole pesos: `gross − retention = net`. */
export interface SheetLine {
  kind: SheetKind;
  /** Row from 1, as a spreadsheet counts. */
  row: number;
  folio: number;
  state: SheetState;
  /** Day of the boleta, 'AAAA-MM-DD'. */
  issuedOn: string;
  /** Day of its annulment, 'AAAA-MM-DD'; null: none is told. */
  annulledOn: string | null;
  /** Of its issuer; of a BTE, of who did the work. '12.345.678-5'. */
  rut: string;
  /** As the SII writes it: to be read, never compared. '' if the sheet has none. */
  name: string;
  /** Whether a professional society issued it; null: not told. */
  isSociety: boolean | null;
  gross: number;
  /** 0 where the issuer declares it. */
  retention: number;
  /** What was paid to the person. */
  net: number;
}

/** What a sheet of the SII says. With any fault it is not to be matched: a boleta of a faulty row would seem missing. */
export interface SiiSheet {
  /** null: it is no sheet of the SII. */
  kind: SheetKind | null;
  /** Rows that could be read; none of an empty month. */
  lines: SheetLine[];
  faults: SheetFault[];
  /** Months of all its dates, 'AAAA-MM', the earliest first. Of a sheet without lines: the month told above its header, if any. */
  months: string[];
  /** RUTs told above its header, one of which is the studio's. */
  ruts: string[];
}

const NOT_A_SHEET =
  'No parece una planilla del SII: no se encuentran las columnas de boletas recibidas ni las de BTE';

/** The cell of a row in a column; undefined if the sheet has no such column. */
const cellOf = ({ places }: SheetHeader, row: unknown, field: SheetField): unknown =>
  cellsOf(row)[places.get(field) ?? -1];

/** Whether a row is to be read; not so if it is empty, the totals, a header again, or a remark of one cell. */
function isBoleta(header: SheetHeader, row: unknown): boolean {
  if ('value' in rutOfCell(cellOf(header, row, 'rut'))) return true;
  const filled = cellsOf(row).filter((cell) => !isBlank(cell));
  if (filled.length === 0 || isHeader(header.kind, row)) return false;
  if (isTotals(row)) return false;
  return filled.length > 1 || !/\p{L}{3}/u.test(plain(filled[0]));
}

/** Whether every field was read. */
function isWhole<Values extends object>(
  values: { [Field in keyof Values]: Values[Field] | undefined },
): values is Values {
  return Object.values(values).every((value) => value !== undefined);
}

/** Reads one row, and tells what is wrong with it. */
function readRow(header: SheetHeader, cells: unknown, row: number) {
  const faults: SheetFault[] = [];
  const tell = (reason: SheetFaultReason, field: SheetField, message: string) => {
    faults.push({ reason, row, column: columnTitle(header.kind, field), message });
  };
  const read = <Value>(
    field: SheetField,
    reader: (cell: unknown) => CellReading<Value>,
  ): Value | undefined => {
    const reading = reader(cellOf(header, cells, field));
    if ('value' in reading) return reading.value;
    tell('cell', field, reading.message);
    return undefined;
  };
  const values = {
    kind: header.kind,
    row,
    folio: read('folio', folioOfCell),
    state: read('state', stateOfCell),
    issuedOn: read('issuedOn', sheetDayOfCell),
    annulledOn: read('annulledOn', annulmentDayOfCell),
    rut: read('rut', rutOfCell),
    name: read('name', nameOfCell),
    isSociety: read('isSociety', societyOfCell),
    gross: read('gross', amountOfCell),
    retention: read('retention', amountOfCell),
    net: read('net', amountOfCell),
  };
  const { gross, retention, net, state, issuedOn, annulledOn } = values;
  // Of an annulled one the SII may leave nothing withheld and nothing paid.
  const isEmptied = state === 'annulled' && retention === 0 && net === 0;
  const isKnown = gross !== undefined && retention !== undefined && net !== undefined;
  if (isKnown && gross - retention !== net && !isEmptied) {
    const difference = `${formatPesos(gross)} − ${formatPesos(retention)}`;
    tell('arithmetic', 'net', `${difference} no es ${formatPesos(net)}`);
  }
  if (state === 'valid' && typeof annulledOn === 'string')
    tell('state', 'state', 'Está vigente y tiene fecha de anulación');
  if (typeof annulledOn === 'string' && issuedOn !== undefined && annulledOn < issuedOn)
    tell(
      'state',
      'annulledOn',
      `Se anuló el ${dayText(annulledOn)}, antes del día de la boleta (${dayText(issuedOn)})`,
    );
  return { values, faults, tell };
}

function headerFaults({ index, missing, twice }: SheetHeader): SheetFault[] {
  const [column = '', ...others] = missing;
  const lacking = missing.map((title) => `«${title}»`);
  const told =
    others.length === 0
      ? `Falta la columna ${lacking.join()}`
      : `Faltan las columnas ${lacking.slice(0, -1).join(', ')} y ${lacking.at(-1)}`;
  return [
    ...(missing.length === 0
      ? []
      : [
          {
            ...{ reason: 'columnMissing' as const, row: null, column: others.length === 0 ? column : null },
            message: `${told}: descarga la planilla otra vez y súbela sin quitar ni renombrar columnas`,
          },
        ]),
    ...twice.map((column): SheetFault => {
      return { reason: 'columnTwice', row: index + 1, column, message: 'Esta columna está dos veces' };
    }),
  ];
}

/**
 * Reads a sheet of the SII: 'informe mensual' of received boletas, or of BTE. Columns are found by name, in any order; rows above
 * the header, empty ones and 'Totales' are left out; 'Totales' has to be the sum of the rows, else some are missing. What could be read two ways is a fault of its row, never a guess.
 * @param rows all rows of the sheet, empty ones too, so that faults name the row that the person sees
 */
export function readSiiSheet(rows: readonly (readonly SheetCell[])[]): SiiSheet {
  const given: readonly unknown[] = Array.isArray(rows) ? rows : [];
  const header = findHeader(given);
  if (!header) {
    const fault: SheetFault = { reason: 'notASheet', row: null, column: null, message: NOT_A_SHEET };
    return { kind: null, lines: [], faults: [fault], months: [], ruts: [] };
  }
  const { ruts, month } = toldAbove(given.slice(0, header.index));
  const faults = headerFaults(header);
  const told = { kind: header.kind, lines: [], faults, months: month === null ? [] : [month], ruts };
  if (faults.length > 0) return told;
  const body = [...given.entries()].filter(([index, row]) => index > header.index && isBoleta(header, row));
  if (body.length > SHEET_LIMITS.maxRows) return { ...told, faults: [tooMany(body.length)] };
  const read = readBody(header, body, told.months);
  const sums = read.faults.length === 0 ? totalsFaults(header, given, read.lines) : [];
  return { ...told, ...read, faults: [...monthFaults(month, read.months), ...read.faults, ...sums] };
}

/** A month above the header that none of the rows is of. */
function monthFaults(above: string | null, months: readonly string[]): SheetFault[] {
  if (above === null || months.length === 0 || months.includes(above)) return [];
  const message = `Arriba dice ${monthText(above)} y las filas son de ${months.map(monthText).join(' y ')}: descarga la planilla otra vez`;
  return [{ reason: 'monthTold', row: null, column: null, message }];
}

function tooMany(boletas: number): SheetFault {
  const message = `Tiene ${countText(boletas)} boletas y se aceptan hasta ${countText(SHEET_LIMITS.maxRows)}: revisa que sea de un solo mes`;
  return { reason: 'tooMany', row: null, column: null, message };
}

/** Reads the boletas below the header, each with which row it is, from 0. */
function readBody(header: SheetHeader, rows: readonly [number, unknown][], toldMonths: string[]) {
  const lines: SheetLine[] = [];
  const faults: SheetFault[] = [];
  const months = new Set<string>();
  const firsts = new Map<string, { at: number; of: string }>();
  for (const [index, row] of rows) {
    const { values, faults: found, tell } = readRow(header, row, index + 1);
    const { folio, rut, issuedOn } = values;
    if (issuedOn !== undefined) months.add(issuedOn.slice(0, 7));
    if (folio !== undefined && rut !== undefined) {
      // Each person counts their own boletas, but the studio counts all BTE in one row.
      const key = header.kind === 'bte' ? `${folio}` : `${rut} ${folio}`;
      const first = firsts.get(key);
      if (!first) firsts.set(key, { at: index + 1, of: rut });
      else {
        const others = first.of === rut ? '' : `, de ${first.of}`;
        tell(
          'folioTwice',
          'folio',
          `El folio ${folio} ${others === '' ? `de ${rut} ` : ''}ya está en la fila ${first.at}${others}: descarga la planilla otra vez, o deja una de las dos`,
        );
      }
    }
    if (found.length === 0 && isWhole<SheetLine>(values)) lines.push(values);
    faults.push(...found);
  }
  return { lines, faults, months: months.size === 0 ? toldMonths : [...months].sort() };
}
