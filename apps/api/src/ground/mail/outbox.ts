import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import type { MailKind } from '../db/tables/mails';

/** Mails that a person needs to log in, or that must tell them at once about their password. */
const URGENT: readonly MailKind[] = [
  'activation',
  'first-password',
  'invitation',
  'invited-again',
  'already-registered',
  'resend-activation',
  'reset',
  'password-changed',
  'bank-data-changed',
  'email-change-asked',
  'email-change-confirm',
  'email-changed',
];

/**
 * Puts a mail on the list, in the transaction of whatever it is about: either both happened or neither. It is about the
 * account that the address has now, whatever becomes of the address before the worker writes: it goes to the one that the
 * account has then. One statement that does the
 * same for every address, whoever it belongs to.
 * @param about where it leads, when it is about a document, a boleta or a nómina
 */
export async function enqueueMail(
  db: Database,
  kind: MailKind | RawBuilder<MailKind>,
  address: string,
  now: Date,
  {
    documentId = null,
    boletaId = null,
    nominaId = null,
  }: { documentId?: string | null; boletaId?: number | null; nominaId?: number | null } = {},
): Promise<void> {
  await db
    .insertInto('mails')
    .values((row) => ({
      kind: typeof kind === 'string' ? row.val(kind) : kind,
      address,
      user_id: row.selectFrom('users').select('users.id').where('users.email', '=', address),
      document_id: documentId,
      boleta_id: boletaId,
      nomina_id: nominaId,
      // What the database chooses is how one gets in: see resendKind.
      is_urgent: typeof kind !== 'string' || URGENT.includes(kind),
      created_at: now,
      due_at: now,
    }))
    .execute();
}

/**
 * The same about a change of an account's address, to either of the two: the new one is nobody's yet, or another person's.
 */
export async function enqueueEmailMail(
  db: Database,
  kind: 'email-change-asked' | 'email-change-confirm' | 'email-changed',
  { address, userId, changeId }: { address: string; userId: string; changeId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      ...{ kind, address, user_id: userId, email_change_id: changeId },
      ...{ is_urgent: URGENT.includes(kind), created_at: now, due_at: now },
    })
    .execute();
}

/**
 * The mail for who asks for another activation: what leads to an active account, decided when it is asked for; that there is
 * nothing to activate where that is so.
 */
export function resendKind(address: string, firstAdmin: string | undefined): RawBuilder<MailKind> {
  return sql<MailKind>`coalesce((
    select case
      when activated_at is not null then 'resend-activation'
      when invited_at is not null then 'invitation'
      when role = 'ADMIN' or contested or email = ${firstAdmin ?? ''} then 'first-password'
      else 'activation'
    end
    from users where email = ${address}
  ), 'resend-activation')`;
}
