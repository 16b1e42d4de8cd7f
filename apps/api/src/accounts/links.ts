import { INVITATION_DAYS } from '@doblaje/domain/forms/invitation';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { LinkPurpose, LinksTable } from '../db/tables/accounts';
import { hashSecret, newSecret } from '../secrets';
import { after, DAY, HOUR, MINUTE } from '../time';

/** How long a mailed link is good for. */
const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  activation: 48 * HOUR,
  reset: 60 * MINUTE,
  // As long as an activation: registering says '48 horas' to everybody.
  'first-password': 48 * HOUR,
  invitation: INVITATION_DAYS * DAY,
};

/** The path of the portal that a link leads to (spec §2). */
const PATHS: Readonly<Record<LinkPurpose, string>> = {
  activation: '/auth/activate',
  reset: '/auth/change-password',
  'first-password': '/auth/change-password',
  invitation: '/auth/change-password',
};

/** Makes a link for an account; its secret is in the returned path only. */
export async function makeLink(
  db: Database,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('links')
    .values({
      user_id: userId,
      purpose,
      token_hash: hashSecret(token),
      created_at: now,
      expires_at: after(now, LINK_LIFETIME[purpose]),
    })
    .execute();
  return `${PATHS[purpose]}/${token}`;
}

/** The link of a token, whatever its state; undefined when there never was one for these purposes. */
export function findLink(
  db: Database,
  purposes: readonly LinkPurpose[],
  token: string,
): Promise<Selectable<LinksTable> | undefined> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
}

/** Uses a link up; false when somebody was faster or it is too late. */
export async function useLink(db: Database, linkId: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('links')
    .set({ used_at: now })
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Uses up what was mailed to an account for a purpose before a moment. */
export async function endLinksBefore(
  db: Database,
  userId: string,
  purpose: LinkPurpose,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Uses up every link of an account. */
export async function endLinksOf(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
