import type { Database } from '../db/database';
import type { MailKind } from '../db/schema';

/**
 * Puts a mail on the list, in the transaction of whatever it is about: either both happened or neither. The same
 * single write for every address, whoever it belongs to; see {@link MailKind}.
 */
export async function enqueueMail(db: Database, kind: MailKind, address: string, now: Date): Promise<void> {
  await db.insertInto('mails').values({ kind, address, created_at: now, due_at: now }).execute();
}
