import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';
import type { MailsTable } from '../../ground/db/tables/mails';
import {
  activationLetter,
  alreadyActiveLetter,
  firstPasswordLetter,
  inactiveLetter,
  invitationLetter,
  invitedAgainLetter,
  invitedInactiveLetter,
  type Letter,
  type LetterData,
  resetLetter,
} from '../../ground/mail/letters';
import { endLinksBefore, makeLink } from '../links/links';

/** What a mail needs to know of the account that it is to. */
export type MailedAccount = Pick<Selectable<UsersTable>, 'id' | 'email' | 'state' | 'role' | 'invited_at'>;

/**
 * What leads into an account, or tells why nothing does. Null where it needs none, and where its address has changed at this very
 * moment: no link into it goes to the one of before.
 */
export async function wayIn(
  db: Database,
  user: MailedAccount,
  { kind, created_at }: Pick<Selectable<MailsTable>, 'kind' | 'created_at'>,
  data: LetterData,
  now: Date,
): Promise<Letter | null> {
  // Whatever was asked for, no link leads into it.
  if (user.state === 'inactive')
    return kind === 'invitation' || kind === 'invited-again'
      ? invitedInactiveLetter(data)
      : inactiveLetter(data);
  const withLink = async (
    purpose: Parameters<typeof makeLink>[2],
    letter: (data: LetterData, path: string) => Letter,
  ) => {
    const path = await makeLink(db, user, purpose, now);
    return path === null ? null : letter(data, path);
  };
  if (kind === 'reset') return withLink('reset', resetLetter);
  if (user.state === 'active') {
    if (kind === 'activation') return null;
    return kind === 'invited-again' || kind === 'invitation'
      ? invitedAgainLetter(data)
      : alreadyActiveLetter(data);
  }
  if (kind === 'invitation') {
    // Taken back before it was written.
    if (user.invited_at === null) return null;
    // Only the newest invitation is good. One that was made for this very mail is: it may have arrived, whatever was answered.
    await endLinksBefore(db, user.id, 'invitation', { before: created_at, now });
    return withLink('invitation', invitationLetter);
  }
  // Meanwhile invited or named ADMIN: what activates the password of a registration would be refused.
  const isOnlyChosen = user.invited_at !== null || user.role === 'ADMIN';
  if (kind === 'activation' && !isOnlyChosen) return withLink('activation', activationLetter);
  if (kind === 'activation' || kind === 'first-password')
    return withLink('first-password', firstPasswordLetter);
  return alreadyActiveLetter(data);
}
