import type { Database } from '../../ground/db/database';
import { enqueueMail } from '../../ground/mail/outbox';

/** Mails an order's person, with a link to its paper. */
export async function mailAbout(
  db: Database,
  kind: 'order-issued' | 'order-voided',
  orderId: number,
  now: Date,
): Promise<void> {
  const { email, id } = await db
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select(['users.email', 'documents.id'])
    .where('documents.work_order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await enqueueMail(db, kind, email, now, { documentId: id });
}
