import { type RawBuilder, sql } from 'kysely';
import { countDeleted } from '../db/countDeleted';
import type { Database } from '../db/database';
import type { MailKind } from '../db/tables/mails';
import { evenBlocked } from '../db/unblocked';
import { currentRequest } from '../log/currentRequest';
import { after, KEPT, MINUTE } from '../time/time';

/** Mails that a person needs to log in, and warnings about password, bank data or address that must not wait. */
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
  'data-request-confirm',
];

/**
 * Adds a mail to the outbox, in the transaction of the change that it reports, so that both happen or neither. The mail
 * belongs to the account that has this address now. If that account gets another address before the worker writes the
 * mail, the mail goes there. The single statement does the same work for every address, with or without an account.
 * @param about the document, boleta, nómina, mail about a breach, consent or request about personal data that it is written from, if any
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
    breachMailId = null,
    consentId = null,
    requestDraftId = null,
    requestLetterId = null,
  }: {
    documentId?: string | null;
    boletaId?: number | null;
    nominaId?: number | null;
    breachMailId?: number | null;
    consentId?: string | null;
    requestDraftId?: number | null;
    requestLetterId?: number | null;
  } = {},
): Promise<void> {
  await evenBlocked(db)
    .insertInto('mails')
    .values((row) => ({
      kind: typeof kind === 'string' ? row.val(kind) : kind,
      address,
      user_id: row.selectFrom('users').select('users.id').where('users.email', '=', address),
      document_id: documentId,
      boleta_id: boletaId,
      nomina_id: nominaId,
      breach_mail_id: breachMailId,
      consent_id: consentId,
      data_request_draft_id: requestDraftId,
      data_request_letter_id: requestLetterId,
      // A kind that the database chooses is always a way into the account: see resendKind.
      is_urgent: typeof kind !== 'string' || URGENT.includes(kind),
      created_at: now,
      due_at: now,
      request_id: currentRequest()?.id ?? null,
    }))
    .execute();
}

/**
 * Adds a mail about a change of address, for the old or the new one. The new one belongs to no account yet, or to another person's.
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
      request_id: currentRequest()?.id ?? null,
    })
    .execute();
}

/**
 * The kind of mail for a person who asks for another activation mail. The account's state at the request decides it: a mail that leads
 * to an active account, or one that says that there is nothing to activate.
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

/** A mail that is due for longer than this is late: nobody takes it. One that failed is due later, so it is late only if nobody tries again. */
const LONGEST_WAIT = 15 * MINUTE;

/** The mails that are neither delivered nor given up. */
export interface WaitingMails {
  count: number;
  /** When the oldest was asked for. */
  oldest: Date | null;
  /** How many of them nobody takes. */
  late: number;
  /** How many of them could not be delivered at the last attempt: the mail server is away, or refuses them for now. */
  failing: number;
}

/** What waits in the outbox, judged in one way for readiness, metrics and `doctor`. */
export async function waitingMails(db: Database, now: Date): Promise<WaitingMails> {
  const { count, oldest, late, failing } = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.min('created_at').as('oldest'),
      fn.countAll<string>().filterWhere('due_at', '<=', after(now, -LONGEST_WAIT)).as('late'),
      fn.countAll<string>().filterWhere('failure', 'is not', null).as('failing'),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest, late: Number(late), failing: Number(failing) };
}

/** Removes mails delivered or given up long ago. */
export function purgeMails(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('mails').where('done_at', '<=', after(now, -KEPT)));
}
