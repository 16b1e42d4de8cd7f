import type { HistoryChange, HistoryLine } from '@doblaje/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Moment } from './moments';

/** One action of a user; see history/audited.ts. */
export interface AuditTable {
  id: GeneratedAlways<number>;
  at: Moment;
  /** null: the user has erased their account. */
  actor_id: string | null;
  action: HistoryLine['action'];
  entity: HistoryLine['entity'];
  entity_id: string;
  /** Written as JSON text. */
  changes: ColumnType<HistoryChange[], string, never>;
}
