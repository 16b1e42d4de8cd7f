import type { ColumnType } from 'kysely';
import type { Moment } from './moments';

/** One call that created something, by its caller's key; see edits/createOnce.ts. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** Hash of method, path and body. The key is only valid for that request. */
  request_hash: string;
  /** The answer's JSON. null only within the transaction that creates. */
  answer: ColumnType<string | null, null | undefined, string | null>;
  expires_at: Moment;
}
