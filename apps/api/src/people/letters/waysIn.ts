import type { Database } from '../../ground/db/database';
import type { Letter, LetterData, LetterRequest } from '../../ground/mail/letter';
import { endLinksBefore, makeAccountLink } from '../links/links';
import {
  activationLetter,
  alreadyActiveLetter,
  firstPasswordLetter,
  inactiveLetter,
  invitationLetter,
  invitedAgainLetter,
  invitedInactiveLetter,
  resetLetter,
} from './accountLetters';

/**
 * A mail with a link into an account, or one that says why there is no link. Null when the account needs no mail, or when its address
 * changes at this moment: no link may go to the old address.
 */
export async function wayIn(
  db: Database,
  { user, mail: { kind, created_at }, data, now }: LetterRequest,
): Promise<Letter | null> {
  // No link leads into a deactivated account, not even a requested one.
  if (user.state === 'inactive')
    return kind === 'invitation' || kind === 'invited-again'
      ? invitedInactiveLetter(data)
      : inactiveLetter(data);
  const withLink = async (
    purpose: Parameters<typeof makeAccountLink>[2],
    letter: (data: LetterData, path: string) => Letter,
  ) => {
    const path = await makeAccountLink(db, user, purpose, now);
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
    // The studio withdrew the invitation before this mail was written.
    if (user.invited_at === null) return null;
    // Only the newest invitation stays valid. Links of earlier attempts at this mail do too: a mail may arrive although it seemed to fail.
    await endLinksBefore(db, user.id, 'invitation', { before: created_at, now });
    return withLink('invitation', invitationLetter);
  }
  // An invited account or an ADMIN's cannot be activated with the password from its registration (activate.ts), so it needs another link.
  const isOnlyChosen = user.invited_at !== null || user.role === 'ADMIN';
  if (kind === 'activation' && !isOnlyChosen) return withLink('activation', activationLetter);
  if (kind === 'activation' || kind === 'first-password')
    return withLink('first-password', firstPasswordLetter);
  return alreadyActiveLetter(data);
}
