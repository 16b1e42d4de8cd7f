import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** What the studio asks of one person for one chapter. Whatever may be missing is missing in drafts alone. */
export interface WorkOrdersTable {
  id: GeneratedAlways<number>;
  /** From 1 without gaps; null until it is issued. */
  number: number | null;
  type_id: WorkOrderTypeId | null;
  state: Generated<WorkOrderState>;
  chapter_id: number | null;
  person_id: string | null;
  /** 'AAAA-MM-DD'. */
  start_date: string | null;
  /** 'AAAA-MM-DD', the day of the start or later. */
  due_date: string | null;
  /** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
  amount: ColumnType<string | null, number | null, number | null>;
  notes: string;
  /** The declined or voided one in whose place it is. */
  replaces: number | null;
  issued_at: MaybeMoment;
  answered_at: MaybeMoment;
  answer_note: Generated<string>;
  finished_at: MaybeMoment;
  /** Why more was recorded than planned; '' for nothing. */
  finish_note: Generated<string>;
  /** Why `amount` was corrected when it was finished; '' where it was not. */
  amount_reason: Generated<string>;
  /** What it was issued with, where it was corrected; null: no amount, or it was not. */
  amount_issued: ColumnType<string | null, number | null | undefined, number | null>;
  voided_at: MaybeMoment;
  void_reason: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
  /** Of drafts alone: until it is purged it can be restored. */
  deleted_at: MaybeMoment;
  /** Whether another order, not deleted, stands in its place: kept by the database. */
  is_replaced: GeneratedAlways<boolean>;
  /** Of the chapter, kept by a trigger as the names are. */
  project_id: GeneratedAlways<number | null>;
  /** As its PDF says, from its issue on; of a draft as it is today. So is the person. */
  project_title: GeneratedAlways<string>;
  person_name: GeneratedAlways<string>;
  /** The same; '' in drafts, whose chapter tells, and so the next three. */
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  chapter_number: GeneratedAlways<number | null>;
  chapter_title: GeneratedAlways<string>;
  /** What project and person are called today. */
  project_now: GeneratedAlways<string>;
  name_now: GeneratedAlways<string>;
  /** The number, for sorting: drafts come after all. */
  number_order: GeneratedAlways<number>;
  /** The day it is due, for sorting: '' where there is none. */
  due_order: GeneratedAlways<string>;
  /** Number, person and project, as they were and as they are, as searches compare them. */
  searched: GeneratedAlways<string>;
}

/** One role that an order covers. */
export interface WorkOrderLinesTable {
  work_order_id: number;
  /** From 0. */
  position: number;
  /** Null: the character was taken out of the chapter since. */
  appearance_id: number | null;
  loops: number;
  /** As its PDF has it; '' until it is issued. */
  character_name: Generated<string>;
  character_type: Generated<CharacterType | ''>;
}

/** The number issued last: one row. */
export interface WorkOrderNumbersTable {
  last: number;
}
