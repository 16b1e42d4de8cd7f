import type { SheetKind, SheetState } from '@doblaje/domain/siiSheet';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type Pesos = ColumnType<string, number, never>;

/** A sheet of the SII of one month. */
export interface SiiSheetsTable {
  id: GeneratedAlways<number>;
  /** 'AAAA-MM'. */
  month: string;
  kind: SheetKind;
  file_name: string;
  /** SHA-256 of the file: the same file again changes nothing. */
  digest: string;
  /** How many lines it has. */
  boletas: number;
  /** Sums of the lines that are not annulled. */
  gross: Pesos;
  retention: Pesos;
  net: Pesos;
  uploaded_at: Date;
  /** null: that person has erased their account. */
  uploaded_by: string | null;
  /** The sheet of this month and kind before it. */
  replaces: number | null;
  is_current: Generated<boolean>;
}

/** A line of a sheet: what the SII says, kept as it was. */
export interface SiiSheetLinesTable {
  sheet_id: number;
  /** As a spreadsheet counts. */
  row: number;
  folio: number;
  /** In the form of `users.rut_number`. */
  rut_number: string;
  name: string;
  issued_on: string;
  state: SheetState;
  annulled_on: string | null;
  is_society: boolean | null;
  gross: Pesos;
  retention: Pesos;
  net: Pesos;
}
