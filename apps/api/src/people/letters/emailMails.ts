import type { Database } from '../../ground/db/database';
import type { Letter, LetterRequest } from '../../ground/mail/letter';
import { makeChangeLink } from '../links/links';
import { emailAskedLetter, emailChangedLetter, emailConfirmLetter, emailTakenLetter } from './emailLetters';

/** A mail about a change of address; null when the change has ended or expired. */
export async function emailMail(
  db: Database,
  { mail: { kind, email_change_id, created_at }, data, now }: LetterRequest,
): Promise<Letter | null> {
  const change = await db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'email', 'is_by_studio', 'asked_at', 'expires_at', 'ended_at'])
    .where('id', '=', email_change_id)
    .executeTakeFirst();
  if (!change) return null;
  const { id, email, is_by_studio: isByStudio, asked_at: askedAt, expires_at: expiresAt } = change;
  const told = { email, isByStudio, askedAt, expiresAt };
  if (kind === 'email-changed') return emailChangedLetter(data, told, created_at);
  if (change.ended_at) return null;
  if (kind === 'email-change-asked') {
    const path = await makeChangeLink(db, id, 'stop-email', now);
    return path === null ? null : emailAskedLetter(data, told, path);
  }
  if (expiresAt <= now) return null;
  const owner = await db
    .selectFrom('users')
    .select('first_name')
    .where('email', '=', email)
    .executeTakeFirst();
  // Only the owner of that address learns that it has an account.
  if (owner) return emailTakenLetter({ ...data, firstName: owner.first_name });
  const path = await makeChangeLink(db, id, 'confirm-email', now);
  return path === null ? null : emailConfirmLetter(data, told, path);
}
