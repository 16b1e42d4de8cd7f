import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { Withholder } from '@doblaje/domain/options/withholders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type MaybePesos = ColumnType<string | null, number | null | undefined, number | null>;
type Pesos = ColumnType<string, number, never>;

/** The boleta of a finished order, which the order's person issues at the SII. Its own data is null until it was sent. */
export interface BoletasTable {
  id: GeneratedAlways<number>;
  work_order_id: ColumnType<number, number, never>;
  person_id: ColumnType<string, string, never>;
  state: Generated<BoletaState>;
  folio: number | null;
  /** 'AAAA-MM-DD'. */
  issued_on: string | null;
  gross: MaybePesos;
  retention: MaybePesos;
  net: MaybePesos;
  withheld_by: Withholder | null;
  /** By the rate of its year at the time of sending; null: no rate was known. */
  expected_retention: MaybePesos;
  /** SHA-256 of its PDF. It identifies a form that is sent again. */
  digest: string | null;
  /** Why the boleta was rejected. */
  reason: Generated<string>;
  uploaded_at: MaybeMoment;
  /** The prepared or paid nómina that holds it. */
  nomina_id: ColumnType<number | null, never, number | null>;
  created_at: Moment;
  updated_at: Moment;
  /** From its order. Triggers maintain it. */
  order_number: GeneratedAlways<number>;
  order_amount: GeneratedAlways<string>;
  /** The day the order was issued, in Chile; '' if unknown. */
  order_day: GeneratedAlways<string>;
  project_id: GeneratedAlways<number | null>;
  /** For a boleta that was handed in, the names and RUT of that moment. A trigger maintains them. */
  project_title: GeneratedAlways<string>;
  /** '' until a boleta was handed in. The house number too. */
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  person_name: GeneratedAlways<string>;
  /** null until a boleta was handed in. */
  person_rut: GeneratedAlways<string | null>;
  /** The same RUT in the form of `users.rut_number`. */
  rut_number: GeneratedAlways<string | null>;
  /** The present names. */
  project_now: GeneratedAlways<string>;
  name_now: GeneratedAlways<string>;
  /** Day of issue, for sorting; '' without one. */
  issued_order: GeneratedAlways<string>;
  /** Gross, or the order's amount. */
  amount_order: GeneratedAlways<string>;
  /** The same rule as domain's boletaDifferences. */
  differs: GeneratedAlways<boolean>;
  /** Folio, order number, and the former and present names of person and project, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** The data of a boleta that its person annulled at the SII. */
export interface AnnulledBoletasTable {
  id: GeneratedAlways<number>;
  boleta_id: number;
  person_id: string;
  folio: number;
  issued_on: string;
  gross: Pesos;
  retention: Pesos;
  net: Pesos;
  withheld_by: Withholder;
  /** 'AAAA-MM-DD'. */
  annulled_on: string;
  reason: string;
  document_id: string | null;
  /** The name that the boleta was issued with. */
  person_name: string;
  person_rut: string | null;
}
