import type { AnswerState } from '@doblaje/domain/bankAnswers';
import type { BankFileDocument } from '@doblaje/domain/bankFiles';
import type { NominaState } from '@doblaje/domain/options/nominaStates';
import type { Withholder } from '@doblaje/domain/options/withholders';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
type Pesos = ColumnType<string, number, never>;

/** Approved boletas that are paid together. */
export interface NominasTable {
  id: GeneratedAlways<number>;
  state: Generated<NominaState>;
  /** Day of its last payment, 'AAAA-MM-DD'; null until all of it is paid. */
  paid_on: string | null;
  /** Number and sums of the lines. Triggers maintain them. */
  boletas: GeneratedAlways<number>;
  gross: GeneratedAlways<string>;
  retention: GeneratedAlways<string>;
  total: GeneratedAlways<string>;
  /** Why it was voided; '' if it was not, or if nobody had downloaded its file. */
  void_reason: Generated<string>;
  /** When its bank first answered; null: not yet. Stays when the people whom the answer names erase their data. */
  answered_at: MaybeMoment;
  created_at: Moment;
  updated_at: Moment;
  /** Day of payment, for sorting; '' without one. */
  paid_order: GeneratedAlways<string>;
  searched: GeneratedAlways<string>;
}

/**
 * A boleta's amounts at the time it was added to a nómina. They never change: a line is inserted, paid or deleted.
 * A trigger copies the person's data from the boleta.
 */
export interface NominaLinesTable {
  id: GeneratedAlways<number>;
  nomina_id: ColumnType<number, number, never>;
  /** null: the person has erased their data. */
  boleta_id: ColumnType<number | null, number, never>;
  folio: ColumnType<number, number, never>;
  project_id: ColumnType<number | null, number | null, never>;
  project_title: ColumnType<string, string, never>;
  gross: Pesos;
  retention: Pesos;
  net: Pesos;
  person_id: string | null;
  person_name: Generated<string>;
  /** null where the boleta has none: that of the person's data sheet once it has one. */
  person_rut: string | null;
  /** Of its first order. */
  order_number: number | null;
  order_numbers: Generated<number[]>;
  issued_on: Generated<string>;
  /** Day of its payment, 'AAAA-MM-DD'; null until the bank or ADMIN says that it is paid. */
  paid_on: string | null;
  withheld_by: Withholder | null;
  season: Generated<string>;
  house_number: Generated<string>;
}

/** The part of a line that pays one order, as it was when the line was added. A trigger writes it with the line. */
export interface NominaLineOrdersTable {
  line_id: ColumnType<number, never, never>;
  position: GeneratedAlways<number>;
  order_number: GeneratedAlways<number | null>;
  project_id: GeneratedAlways<number | null>;
  project_title: GeneratedAlways<string>;
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  gross: GeneratedAlways<string>;
  /** Its share of the line's retention: the shares of a line sum to it. */
  retention: GeneratedAlways<string>;
  net: GeneratedAlways<string>;
}

/** A file made for the bank. The last one of a nómina counts. */
export interface NominaFilesTable {
  id: GeneratedAlways<number>;
  nomina_id: ColumnType<number, number, never>;
  made_at: Moment;
  /** Since when its accounts are known. For a file of an earlier release that is later than its making. */
  kept_at: Moment;
  /** null: the studio's own CSV, or an account that is gone. */
  charge_account_id: number | null;
  /** What the account was then. */
  charge_account: Generated<string>;
  agreement: Generated<string>;
  /** Id of one of domain's BANK_FILE_TEMPLATES. */
  template: Generated<string>;
  studio_rut: Generated<string>;
  /** 'AAAA-MM-DD' that the file names; '' in the studio's own CSV. */
  pay_day: Generated<string>;
}

/** A file's transfer to one person. If the person erases their data, name, RUT and amount stay. */
export interface NominaTransfersTable {
  file_id: ColumnType<number, number, never>;
  position: ColumnType<number, number, never>;
  person_id: string | null;
  person_name: string;
  /** The holder of the bank account. */
  holder_name: string;
  holder_rut: string | null;
  bank: string | null;
  account_type: string | null;
  account_number: string | null;
  email: string | null;
  net: Pesos;
  memo: string;
  /** What the table of banks said of it. */
  bank_name: Generated<string>;
  bank_rut: Generated<string>;
  /** The boletas that it pays. Files of an earlier release have none. */
  documents: JSONColumnType<BankFileDocument[], string | undefined, never>;
  /** null: the bank has not answered yet. */
  answer: AnswerState | null;
  /** Why it was rejected, in the bank's words. */
  answer_reason: Generated<string>;
  answered_at: MaybeMoment;
}
