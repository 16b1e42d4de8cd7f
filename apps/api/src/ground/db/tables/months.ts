import type { MonthState } from '@doblaje/domain/options/monthStates';
import type { ColumnType, Generated } from 'kysely';
import type { MaybeMoment, Moment } from './moments';

/** The sums of a month as they were when it was closed. Whole Chilean pesos. */
interface ClosedSums {
  nominas: number;
  boletas: number;
  gross: number;
  retention: number;
  net: number;
  declared: number;
}

/** A month in which something was paid, or that was closed. A payment and a close lock its row, so one of them waits for the other. */
export interface ClosedMonthsTable {
  /** 'AAAA-MM'. */
  month: ColumnType<string, string, never>;
  state: Generated<MonthState>;
  /** The last close; null if there was none. */
  closed_at: MaybeMoment;
  /** null as well once that person has erased their data. */
  closed_by: string | null;
  sums: ColumnType<ClosedSums | null, string | null | undefined, string>;
  reopened_at: MaybeMoment;
  reopened_by: string | null;
  reopen_reason: Generated<string>;
  updated_at: Moment;
}
