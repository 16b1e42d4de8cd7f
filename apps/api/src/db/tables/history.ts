import type { HistoryChange, HistoryLine } from '@doblaje/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Moment } from './moments';

/** One thing that somebody did; see history/audited.ts. */
export interface AuditTable {
  id: GeneratedAlways<number>;
  at: Moment;
  /** Null: whoever it was has erased their account. */
  actor_id: string | null;
  action: HistoryLine['action'];
  entity: HistoryLine['entity'];
  entity_id: string;
  /** Written as JSON. */
  changes: ColumnType<HistoryChange[], string, never>;
}
