import type { Database } from '../db/database';
import { enqueueMail } from '../mail/outbox';

/** Tells a boleta's person of it, by mail, with a link to where it is uploaded. */
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
