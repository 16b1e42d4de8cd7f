import { formatRut } from '@doblaje/domain/rut';
import type { SheetKind, SheetLine } from '@doblaje/domain/siiSheet';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { SiiSheetLinesTable } from '../../ground/db/tables/siiSheets';

/** The month and kind of a sheet. */
export interface SheetMonth {
  /** 'AAAA-MM'. */
  month: string;
  kind: SheetKind;
}

/** SQL: a column's RUT, written in any way, in the form of `users.rut_number`. */
export const rutNumberIn = (column: string) =>
  sql`ltrim(regexp_replace(upper(${sql.ref(column)}), '[^0-9K]', '', 'g'), '0')`;

/** The form of `users.rut_number`: digits and K, without zeros before them. */
export const rutNumberOf = (rut: string) => rut.replace(/[.-]/g, '').replace(/^0+/, '');

/** '12.345.678-5'. */
export const rutOf = (rutNumber: string) => formatRut(rutNumber.padStart(8, '0'));

/** A line as it is kept, read from a table or from JSON. */
export type SheetRow = Omit<Selectable<SiiSheetLinesTable>, 'gross' | 'retention' | 'net'> &
  Record<'gross' | 'retention' | 'net', string | number>;

/** A kept line in the form in which domain matches it. */
export const lineOf =
  (kind: SheetKind) =>
  (row: SheetRow): SheetLine => ({
    ...{ kind, row: row.row, folio: row.folio, state: row.state },
    ...{ issuedOn: row.issued_on, annulledOn: row.annulled_on },
    ...{ rut: rutOf(row.rut_number), name: row.name, isSociety: row.is_society },
    ...{ gross: Number(row.gross), retention: Number(row.retention), net: Number(row.net) },
  });

/** The sheet of a month that holds; undefined: none was uploaded. */
export const currentSheet = (db: Database, { month, kind }: SheetMonth) =>
  db
    .selectFrom('sii_sheets')
    .leftJoin('users', 'users.id', 'sii_sheets.uploaded_by')
    .selectAll('sii_sheets')
    .select(['users.first_name', 'users.last_name'])
    .select(({ selectFrom, fn }) =>
      selectFrom('sii_sheet_lines as line')
        .whereRef('line.sheet_id', '=', 'sii_sheets.id')
        .where('line.state', '=', 'annulled')
        .select(fn.countAll().as('count'))
        .as('annulled'),
    )
    .where('month', '=', month)
    .where('kind', '=', kind)
    .where('is_current', '=', true)
    .executeTakeFirst();

/** The lines of a sheet, in its order, that `other` does not have word for word; names are not compared. */
export async function linesNotIn(
  db: Database,
  { sheetId, other, kind }: { sheetId: number; other: number; kind: SheetKind },
): Promise<SheetLine[]> {
  const rows = await db
    .selectFrom('sii_sheet_lines as line')
    .selectAll()
    .where('sheet_id', '=', sheetId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sii_sheet_lines as there')
            .select('there.row')
            .where('there.sheet_id', '=', other)
            .whereRef('there.rut_number', '=', 'line.rut_number')
            .whereRef('there.folio', '=', 'line.folio')
            .whereRef('there.state', '=', 'line.state')
            .whereRef('there.issued_on', '=', 'line.issued_on')
            .whereRef('there.gross', '=', 'line.gross')
            .whereRef('there.retention', '=', 'line.retention')
            .whereRef('there.net', '=', 'line.net')
            .whereRef('there.annulled_on', 'is not distinct from', 'line.annulled_on')
            .whereRef('there.is_society', 'is not distinct from', 'line.is_society'),
        ),
      ),
    )
    .orderBy('row')
    .execute();
  return rows.map(lineOf(kind));
}

/** Lines per statement. A statement takes at most 65 535 values. */
const CHUNK = 2_000;

const sumOf = (lines: readonly SheetLine[], amount: 'gross' | 'retention' | 'net') =>
  lines.reduce((sum, line) => sum + (line.state === 'annulled' ? 0 : line[amount]), 0);

/** Keeps a sheet in the place of the one before, which stays. */
export async function keepSheet(
  db: Database,
  { month, kind }: SheetMonth,
  sent: {
    name: string;
    digest: string;
    lines: readonly SheetLine[];
    actor: string;
    now: Date;
    replaces: number | null;
  },
): Promise<number> {
  const { name, digest, lines, actor, now, replaces } = sent;
  if (replaces !== null)
    await db.updateTable('sii_sheets').set({ is_current: false }).where('id', '=', replaces).execute();
  const { id } = await db
    .insertInto('sii_sheets')
    .values({
      ...{ month, kind, file_name: name, digest, boletas: lines.length, replaces },
      ...{ gross: sumOf(lines, 'gross'), retention: sumOf(lines, 'retention'), net: sumOf(lines, 'net') },
      ...{ uploaded_at: now, uploaded_by: actor },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < lines.length; start += CHUNK)
    await db
      .insertInto('sii_sheet_lines')
      .values(
        lines.slice(start, start + CHUNK).map((line) => ({
          ...{ sheet_id: id, row: line.row, folio: line.folio, rut_number: rutNumberOf(line.rut) },
          ...{ name: line.name.slice(0, 300), issued_on: line.issuedOn, state: line.state },
          ...{ annulled_on: line.annulledOn, is_society: line.isSociety },
          ...{ gross: line.gross, retention: line.retention, net: line.net },
        })),
      )
      .execute();
  return id;
}
