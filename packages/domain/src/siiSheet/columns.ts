import { plain } from '../sheets/readings';

/** A sheet of the SII: received boletas de honorarios ('bhe'), or boletas de terceros that the studio issued ('bte'). */
export type SheetKind = 'bhe' | 'bte';

/** What a column of a sheet holds. */
export type SheetField =
  | 'folio'
  | 'issuedOn'
  | 'state'
  | 'annulledOn'
  | 'rut'
  | 'name'
  | 'isSociety'
  | 'gross'
  | 'retention'
  | 'net';

interface SheetColumn {
  readonly field: SheetField;
  /** As the SII writes it: told when the column is missing. */
  readonly title: string;
  /** As {@link headingOf} reads it; of several that a sheet has, the first one counts. */
  readonly names: readonly string[];
  /** Nothing depends on it. @default false */
  readonly isOptional?: boolean;
}

/** The columns by kind of sheet (chile.md §1), and other names under which programs save them again. */
const SHEET_COLUMNS: Readonly<Record<SheetKind, readonly SheetColumn[]>> = {
  bhe: [
    {
      field: 'folio',
      title: 'N°',
      names: ['n', 'no', 'nro', 'num', 'numero', 'folio', 'nboleta', 'noboleta'],
    },
    { field: 'issuedOn', title: 'Fecha', names: ['fecha', 'fechaboleta'] },
    { field: 'state', title: 'Estado', names: ['estado'] },
    {
      field: 'annulledOn',
      title: 'Fecha Anulación',
      // The second is what is left where the accent was lost to a sign.
      names: ['fechaanulacion', 'fechaanulacin'],
      isOptional: true,
    },
    { field: 'rut', title: 'Rut', names: ['rut', 'rutemisor'] },
    {
      field: 'name',
      title: 'Nombre o Razón Social',
      names: ['nombreorazonsocial', 'nombreoraznsocial', 'nombre', 'razonsocial'],
      isOptional: true,
    },
    {
      field: 'isSociety',
      title: 'Soc. Prof.',
      names: ['socprof', 'socprofesional', 'sociedadprofesional'],
      isOptional: true,
    },
    { field: 'gross', title: 'Brutos', names: ['brutos', 'bruto'] },
    { field: 'retention', title: 'Retenido', names: ['retenido', 'retenidos'] },
    { field: 'net', title: 'Pagado', names: ['pagado', 'pagados'] },
  ],
  bte: [
    { field: 'folio', title: 'folio', names: ['folio', 'n', 'no', 'nro', 'numero'] },
    { field: 'issuedOn', title: 'fecha_emision', names: ['fechaemision', 'fechaemisin'] },
    { field: 'state', title: 'estado', names: ['estado'] },
    {
      field: 'annulledOn',
      title: 'fecha_anulacion',
      names: ['fechaanulacion', 'fechaanulacin'],
      isOptional: true,
    },
    { field: 'rut', title: 'rut_prestador', names: ['rutprestador'] },
    { field: 'name', title: 'nombre_prestador', names: ['nombreprestador'], isOptional: true },
    { field: 'gross', title: 'bruto', names: ['bruto', 'brutos'] },
    { field: 'retention', title: 'retenido', names: ['retenido', 'retenidos'] },
    { field: 'net', title: 'pagado', names: ['pagado', 'pagados'] },
  ],
};

/** How far down the header is looked for, how many cells of a row, and how many of its columns make a row the header. */
const LOOKED_AT = { rows: 50, cells: 100, columns: 4 };

/** A heading without accents, case, blanks and signs: 'Fecha Anulación' → 'fechaanulacion'. Anything but a text is ''. */
export function headingOf(cell: unknown): string {
  return plain(cell)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** The header of a sheet. */
export interface SheetHeader {
  kind: SheetKind;
  /** Which row it is, from 0. */
  index: number;
  /** Which cell of a row holds what, from 0. */
  places: ReadonlyMap<SheetField, number>;
  /** Titles of needed columns that are missing. */
  missing: string[];
  /** Titles of columns that are there twice. */
  twice: string[];
}

/** The cells of a row; none if it is no row. */
export const cellsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : []);

/** The title that the SII gives a column. */
export function columnTitle(kind: SheetKind | null, field: SheetField): string {
  const columns = kind === 'bte' ? SHEET_COLUMNS.bte : SHEET_COLUMNS.bhe;
  return columns
    .filter((column) => column.field === field)
    .map(({ title }) => title)
    .join('');
}

function headerOf(kind: SheetKind, row: unknown, index: number): SheetHeader {
  const headings = cellsOf(row).slice(0, LOOKED_AT.cells).map(headingOf);
  const places = new Map<SheetField, number>();
  const missing: string[] = [];
  const twice: string[] = [];
  for (const { field, title, names, isOptional } of SHEET_COLUMNS[kind]) {
    const name = names.find((known) => headings.includes(known));
    if (name !== undefined) places.set(field, headings.indexOf(name));
    else if (!isOptional) missing.push(title);
    if (name !== undefined && headings.lastIndexOf(name) !== headings.indexOf(name)) twice.push(title);
  }
  return { kind, index, places, missing, twice };
}

/** Whether a row is a header: the SII writes it anew on each page. */
export function isHeader(kind: SheetKind, row: unknown): boolean {
  return headerOf(kind, row, 0).places.size >= LOOKED_AT.columns;
}

/** The row with the most columns of a kind of sheet; null if no row has enough of them. */
export function findHeader(rows: readonly unknown[]): SheetHeader | null {
  const found = rows
    .slice(0, LOOKED_AT.rows)
    .flatMap((row, index) => [headerOf('bhe', row, index), headerOf('bte', row, index)])
    .filter(({ places }) => places.size >= LOOKED_AT.columns);
  // The sort is stable: of equals the first one stays first.
  return found.toSorted((one, other) => other.places.size - one.places.size)[0] ?? null;
}
