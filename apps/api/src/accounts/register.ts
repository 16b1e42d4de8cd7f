import { hashPassword } from '../auth/passwords';
import type { Database } from '../db/database';
import { enqueueMail } from '../mail/outbox';

/** A registration that the contract has checked. */
export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/**
 * Creates an account that is not activated. Known and unknown addresses cost the same: one hash, one write of the
 * account, one mail. A known account that is active stays as it is and its owner is told by mail; one that was never
 * activated takes the new password, and the links mailed before die: a link never activates a password that somebody
 * else chose.
 */
export async function register(db: Database, registration: Registration, now: Date): Promise<void> {
  const { password, ...person } = registration;
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .insertInto('users')
      .values({ ...person, role: 'USER', password_hash, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet((row) => ({
            first_name: row.ref('excluded.first_name'),
            last_name: row.ref('excluded.last_name'),
            password_hash: row.ref('excluded.password_hash'),
            registration: row('users.registration', '+', 1),
            updated_at: now,
          }))
          .where('users.activated_at', 'is', null),
      )
      .returning('id')
      .executeTakeFirst();
    await enqueueMail(transaction, written ? 'activation' : 'already-registered', person.email, now);
  });
}
