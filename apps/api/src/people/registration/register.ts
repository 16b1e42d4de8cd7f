import type { Database } from '../../ground/db/database';
import type { MailKind } from '../../ground/db/tables/mails';
import { enqueueMail } from '../../ground/mail/outbox';
import { refuseListed } from '../passwords/listedPasswords';
import { hashPassword } from '../passwords/passwords';

/** A registration that the contract has checked. */
export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/**
 * Creates an account that is not activated. Known and unknown addresses cost the same: one hash, one write of the
 * account, one mail.
 *
 * Anybody can register anybody's address. After a second registration the server cannot know who chose the password:
 * the account is contested. Each request acts by the state that the account has when it comes:
 *
 * | account      | register                        | mail that follows, also from a resend     | its link                    |
 * | ------------ | ------------------------------- | ----------------------------------------- | --------------------------- |
 * | none         | made with password and names    | 'activation' (a resend: none)             | activates that password     |
 * | first admin  | made, its password is never used | 'first-password'                         | chooses, activates, ADMIN   |
 * | registered   | replaces nothing, now contested | 'first-password' (a resend: 'activation') | chooses, activates          |
 * | contested    | replaces nothing                | 'first-password'                          | chooses, activates          |
 * | active       | changes nothing                 | that there is one already                 | none                        |
 *
 * The request fixes the kind of mail. So an activation mail from before the account was contested still activates the
 * first registration's password. Only a mailed link can replace that password. Choosing a password by a link (this one
 * or a reset) ends every session and every other link (changePassword.ts).
 */
export async function register(
  db: Database,
  registration: Registration,
  now: Date,
  firstAdmin: string | undefined,
): Promise<void> {
  const { password, ...person } = registration;
  await refuseListed(password);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .insertInto('users')
      .values({ ...person, role: 'USER', password_hash, created_at: now, updated_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ contested: true, updated_at: now })
          .where('users.activated_at', 'is', null),
      )
      .returning('contested')
      .executeTakeFirst();
    await enqueueMail(transaction, kindFor(written, person.email === firstAdmin), person.email, now);
  });
}

function kindFor(written: { contested: boolean } | undefined, isFirstAdmin: boolean): MailKind {
  if (!written) return 'already-registered';
  return written.contested || isFirstAdmin ? 'first-password' : 'activation';
}
