import type { Database } from '../../ground/db/database';
import { enqueueMail } from '../../ground/mail/outbox';

/** Mails a boleta's person, with a link to the page where they upload it. */
export async function mailAboutBoleta(
  db: Database,
  kind: 'boleta-to-upload' | 'boleta-rejected',
  id: number,
  now: Date,
): Promise<void> {
  const { email } = await db
    .selectFrom('boletas')
    .innerJoin('users', 'users.id', 'boletas.person_id')
    .select('users.email')
    .where('boletas.id', '=', id)
    .executeTakeFirstOrThrow();
  await enqueueMail(db, kind, email, now, { boletaId: id });
}
