import type { CharacterType } from '@doblaje/domain/options/characterTypes';
import type { WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import type { WorkOrderTypeId } from '@doblaje/domain/options/workOrderTypes';
import type { VoiceUse } from '@doblaje/domain/voices';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** The studio's order to one person for one chapter. Only in drafts may values be missing. */
export interface WorkOrdersTable {
  id: GeneratedAlways<number>;
  /** Counted from 1 without gaps; null until it is issued. */
  number: number | null;
  type_id: WorkOrderTypeId | null;
  state: Generated<WorkOrderState>;
  chapter_id: number | null;
  person_id: string | null;
  /** 'AAAA-MM-DD'. */
  start_date: string | null;
  /** 'AAAA-MM-DD', on the day of the start or later. */
  due_date: string | null;
  /** Whole Chilean pesos. Read as text: PostgreSQL's bigint. */
  amount: ColumnType<string | null, number | null, number | null>;
  notes: string;
  /** The declined or voided order that this one replaces. */
  replaces: number | null;
  issued_at: MaybeMoment;
  answered_at: MaybeMoment;
  answer_note: Generated<string>;
  finished_at: MaybeMoment;
  /** Why more was recorded than planned; '' without a reason. */
  finish_note: Generated<string>;
  /** Why `amount` was corrected at the end of the order; '' if it was not. */
  amount_reason: Generated<string>;
  /** The issued amount, if it was corrected; null: there was no amount, or no correction. */
  amount_issued: ColumnType<string | null, number | null | undefined, number | null>;
  /** What its paper says about its person's voice; null in drafts, and if it was issued before papers said it. */
  voices: ColumnType<VoiceUse[] | null, string | null | undefined, string | null>;
  voided_at: MaybeMoment;
  void_reason: Generated<string>;
  created_at: Moment;
  updated_at: Moment;
  /** Only for drafts: until it is purged, the draft can be restored. */
  deleted_at: MaybeMoment;
  /** Whether another order, not deleted and no longer a draft, replaces this one. The database maintains it. */
  is_replaced: GeneratedAlways<boolean>;
  /** The chapter's project. Triggers maintain it and the names. */
  project_id: GeneratedAlways<number | null>;
  /** From its issue on, as in the PDF; for a draft, the present name. The person too. */
  project_title: GeneratedAlways<string>;
  person_name: GeneratedAlways<string>;
  /** Like the title; '' in drafts, which read it from their chapter. The next three columns too. */
  season: GeneratedAlways<string>;
  house_number: GeneratedAlways<string>;
  chapter_number: GeneratedAlways<number | null>;
  chapter_title: GeneratedAlways<string>;
  /** The present names of project and person. */
  project_now: GeneratedAlways<string>;
  name_now: GeneratedAlways<string>;
  /** The number for sorting. Drafts come last. */
  number_order: GeneratedAlways<number>;
  /** The due day for sorting; '' without one. */
  due_order: GeneratedAlways<string>;
  /** Number, and the former and present names of person and project, in the form that searches compare. */
  searched: GeneratedAlways<string>;
}

/** One role in an order. */
export interface WorkOrderLinesTable {
  work_order_id: number;
  /** Counted from 0. */
  position: number;
  /** null: the character was taken out of the chapter since. */
  appearance_id: number | null;
  loops: number;
  /** The name in the PDF; '' until the order is issued. */
  character_name: Generated<string>;
  character_type: Generated<CharacterType | ''>;
}

/** The number issued last. There is a single row. */
export interface WorkOrderNumbersTable {
  last: number;
}
