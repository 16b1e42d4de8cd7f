import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { Withholder } from '@doblaje/domain/options/withholders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type MaybePesos = ColumnType<string | null, number | null | undefined, number | null>;
type Pesos = ColumnType<string, number, never>;

/** What the person of a finished order issues at the SII; all that it says is null until it was sent. */
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
  /** By the rate of its year as it was when it was sent; null: none is known. */
  expected_retention: MaybePesos;
  /** SHA-256 of its PDF: by it a form that is sent again is known. */
  digest: string | null;
  /** Why it was rejected. */
  reason: Generated<string>;
  uploaded_at: MaybeMoment;
  /** That holds it, prepared or paid. */
  nomina_id: ColumnType<number | null, never, number | null>;
  created_at: Moment;
  updated_at: Moment;
  /** Of its order, kept by triggers. */
  order_number: GeneratedAlways<number>;
  order_amount: GeneratedAlways<string>;
  /** Day on which it was issued, in Chile; '' where none is known. */
  order_day: GeneratedAlways<string>;
  project_id: GeneratedAlways<number | null>;
  /** Of a boleta that was handed in as they were then, as person and RUT: kept by a trigger. */
  project_title: GeneratedAlways<string>;
  /** '' while none was handed in, as the house's number. */
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  person_name: GeneratedAlways<string>;
  /** null while none was handed in. */
  person_rut: GeneratedAlways<string | null>;
  /** The same as `users.rut_number` has it. */
  rut_number: GeneratedAlways<string | null>;
  /** As they are today. */
  project_now: GeneratedAlways<string>;
  name_now: GeneratedAlways<string>;
  /** Day of issue, for sorting: '' where there is none. */
  issued_order: GeneratedAlways<string>;
  /** Gross, or what its order comes to. */
  amount_order: GeneratedAlways<string>;
  /** As domain's boletaDifferences has it. */
  differs: GeneratedAlways<boolean>;
  /** Folio, number of the order, person and project, as they were and as they are, as searches compare them. */
  searched: GeneratedAlways<string>;
}

/** What a boleta said that its person annulled at the SII. */
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
  /** As the boleta was issued with. */
  person_name: string;
  person_rut: string | null;
}
