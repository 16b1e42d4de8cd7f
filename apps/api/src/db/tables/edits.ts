import type { ColumnType } from 'kysely';
import type { Moment } from './moments';

/** One call that created something, by the key its caller gave it; see edits/createOnce.ts. */
export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  /** Of method, path and body: the key is good for that request alone. */
  request_hash: string;
  /** The JSON that was answered; null only within the transaction that creates. */
  answer: ColumnType<string | null, null | undefined, string | null>;
  expires_at: Moment;
}
