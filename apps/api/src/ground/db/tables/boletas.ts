import type { BoletaPdfChecks, BoletaPdfFields, BoletaPdfReasons } from '@doblaje/domain/boletaPdf';
import type { BoletaKind } from '@doblaje/domain/options/boletaKinds';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import type { SiiState } from '@doblaje/domain/options/siiStates';
import type { Withholder } from '@doblaje/domain/options/withholders';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type MaybePesos = ColumnType<string | null, number | null | undefined, number | null>;
type Pesos = ColumnType<string, number, never>;

/**
 * The boleta of a finished order, which the order's person issues at the SII. Its own data is null until it was sent. It may pay further
 * orders of that person (boleta_orders).
 */
export interface BoletasTable {
  id: GeneratedAlways<number>;
  work_order_id: ColumnType<number, number, never>;
  person_id: ColumnType<string, string, never>;
  state: Generated<BoletaState>;
  kind: Generated<BoletaKind>;
  /** Its state at the SII, as noted here; without a meaning until it was sent. */
  sii_state: Generated<SiiState>;
  /** Day of that state, 'AAAA-MM-DD'; null: as it was issued. */
  sii_on: string | null;
  folio: number | null;
  /** 'AAAA-MM-DD'. */
  issued_on: string | null;
  gross: MaybePesos;
  retention: MaybePesos;
  net: MaybePesos;
  withheld_by: Withholder | null;
  /** By the rate of its year at the time of sending; null: no rate was known. */
  expected_retention: MaybePesos;
  /** Whether its PDF says something else than was sent (`boleta_readings`). */
  reading_differs: Generated<boolean>;
  /** SHA-256 of its PDF. It identifies a form that is sent again. */
  digest: string | null;
  /** Why the boleta was rejected. */
  reason: Generated<string>;
  uploaded_at: MaybeMoment;
  /** The prepared or paid nómina that holds it. */
  nomina_id: ColumnType<number | null, never, number | null>;
  created_at: Moment;
  updated_at: Moment;
  /** Of its first order. Triggers maintain it. */
  order_number: GeneratedAlways<number>;
  /** Of all its orders, the first one first. */
  order_numbers: GeneratedAlways<number[]>;
  /** The amounts of its orders together. */
  order_amount: GeneratedAlways<string>;
  /** Whether the part of one of several orders is not that order's amount. */
  parts_differ: GeneratedAlways<boolean>;
  /** Numbers and projects of its further orders, for the search. */
  others: GeneratedAlways<string>;
  /** The day the latest of its orders was issued, in Chile; '' if unknown. */
  order_day: GeneratedAlways<string>;
  project_id: GeneratedAlways<number | null>;
  /** For a boleta that was handed in, the names and RUT of that moment. A trigger maintains them. */
  project_title: GeneratedAlways<string>;
  /** '' until a boleta was handed in. The house number too. */
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  person_name: GeneratedAlways<string>;
  /** null until a boleta was handed in, or until its person's data sheet has one. */
  person_rut: ColumnType<string | null, never, string>;
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

/** The part of a boleta's gross that pays one order. The first one belongs to the order that asked for the boleta. */
export interface BoletaOrdersTable {
  boleta_id: ColumnType<number, number, never>;
  work_order_id: ColumnType<number, number, never>;
  /** From 1. */
  position: ColumnType<number, number, never>;
  /** null until the boleta was sent. */
  part: MaybePesos;
  project_id: GeneratedAlways<number | null>;
  /** As it was when the boleta was handed in; '' until then. Season and house number too. */
  project_title: GeneratedAlways<string>;
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  /** The order's own awaited boleta, which went into this one: it comes back under this id. null for the first order. */
  awaited_id: ColumnType<number | null, number | null | undefined, never>;
  /** Since when that boleta was awaited. */
  awaited_since: ColumnType<Date | null, Date | null | undefined, never>;
}

/** The data of a boleta that its person annulled at the SII. */
export interface AnnulledBoletasTable {
  id: GeneratedAlways<number>;
  boleta_id: number;
  person_id: string;
  kind: Generated<BoletaKind>;
  /** What it paid, as it was then. */
  orders: ColumnType<{ number: number; project: string; part: number }[], never, never>;
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
  /** SHA-256 of its PDF; null where it was annulled before digests were kept. */
  digest: ColumnType<string | null, string | null | undefined, never>;
  /** The name that the boleta was issued with. */
  person_name: string;
  person_rut: string | null;
}

/** What the server read of a boleta's PDF. `fields`, `checks` and `reasons` are null for a PDF that is no boleta of the SII. */
export interface BoletaReadingsTable {
  id: GeneratedAlways<number>;
  /** The boleta whose present PDF it is; null once that one was annulled. */
  boleta_id: number | null;
  annulled_id: number | null;
  /** 'unread': it could not be read within the limits. */
  kind: 'boleta' | 'other' | 'unread';
  fields: ColumnType<BoletaPdfFields | null, string | null, string | null>;
  checks: ColumnType<BoletaPdfChecks | null, string | null, string | null>;
  reasons: ColumnType<BoletaPdfReasons | null, string | null, string | null>;
  /** It bears the mark of an annulled boleta. */
  is_annulled: boolean;
  read_at: Moment;
}

/** A boleta that was paid and then annulled at the SII: a later boleta of its person settles what is owed. */
export interface RegularizationsTable {
  boleta_id: ColumnType<number, number, never>;
  person_id: ColumnType<string, string, never>;
  /** 'AAAA-MM-DD'. */
  annulled_on: string;
  reason: string;
  noted_at: Moment;
  /** The later boleta; null while it is open. */
  settled_by: number | null;
  settled_at: MaybeMoment;
  /** What was agreed about the amounts; '' if nothing was. */
  settled_why: Generated<string>;
}
