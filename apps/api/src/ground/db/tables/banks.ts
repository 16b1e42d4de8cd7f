import type { AnswerColumnsValues } from '@doblaje/domain/bankAnswers';
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Moment } from './moments';

/** A bank, or another institution that has accounts. A data sheet's bank need not be active. */
export interface BanksTable {
  id: GeneratedAlways<number>;
  /** Three digits. It never changes: data sheets and files hold it. */
  code: string;
  name: string;
  /** As '97.004.000-5'; '' if nobody has filled it in. */
  rut: string;
  is_active: boolean;
  /** Code of the bank that it became part of; '' if of none. */
  merged_into: string;
  updated_at: Moment;
}

/** An account of the studio that nóminas are paid from. */
export interface ChargeAccountsTable {
  id: GeneratedAlways<number>;
  name: string;
  /** Code of its bank. */
  bank: string;
  account: string;
  /** Number of the agreement with the bank; '' if the bank has none. */
  agreement: string;
  /** Id of one of domain's BANK_FILE_TEMPLATES. */
  template: string;
  updated_at: Moment;
}

/** How the answers of a bank are read, as ADMIN assigned it. */
export interface BankAnswerColumnsTable {
  /** Code; '' for the studio's own CSV, which is of none. */
  bank: string;
  typed: JSONColumnType<AnswerColumnsValues>;
  updated_at: Moment;
}
