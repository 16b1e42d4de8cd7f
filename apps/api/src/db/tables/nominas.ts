import type { NominaState } from '@doblaje/domain/options/nominaStates';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Moment } from './moments';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type Pesos = ColumnType<string, number, never>;

/** Approved boletas that are paid together. */
export interface NominasTable {
  id: GeneratedAlways<number>;
  state: Generated<NominaState>;
  /** 'AAAA-MM-DD'. */
  paid_on: string | null;
  /** How many lines there are, and what they come to: kept by triggers. */
  boletas: GeneratedAlways<number>;
  gross: GeneratedAlways<string>;
  retention: GeneratedAlways<string>;
  total: GeneratedAlways<string>;
  created_at: Moment;
  updated_at: Moment;
  /** Day of payment, for sorting: '' where there is none. */
  paid_order: GeneratedAlways<string>;
  searched: GeneratedAlways<string>;
}

/** What a boleta came to when it went into a nómina. Never changed: put in, or taken out. */
export interface NominaLinesTable {
  id: GeneratedAlways<number>;
  nomina_id: ColumnType<number, number, never>;
  /** null: its person has erased their data. */
  boleta_id: ColumnType<number | null, number, never>;
  folio: ColumnType<number, number, never>;
  project_id: ColumnType<number | null, number | null, never>;
  project_title: ColumnType<string, string, never>;
  gross: Pesos;
  retention: Pesos;
  net: Pesos;
}
