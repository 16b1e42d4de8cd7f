import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { LinkPurpose, LinksTable, UsersTable } from '../db/schema';
import { hashSecret, newSecret } from '../secrets';
import { after, HOUR, MINUTE } from '../time';

/** How long a mailed link is good for. */
export const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  activation: 48 * HOUR,
  reset: 60 * MINUTE,
};

/** The path of the portal that a link leads to (spec §2). */
const PATHS: Readonly<Record<LinkPurpose, string>> = {
  activation: '/auth/activate',
  reset: '/auth/change-password',
};

/** Makes a link for an account; its secret is in the returned path only. */
export async function makeLink(
  db: Database,
  user: Pick<Selectable<UsersTable>, 'id' | 'registration'>,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('links')
    .values({
      user_id: user.id,
      purpose,
      token_hash: hashSecret(token),
      registration: user.registration,
      created_at: now,
      expires_at: after(now, LINK_LIFETIME[purpose]),
    })
    .execute();
  return `${PATHS[purpose]}/${token}`;
}

/** The link of a token, whatever its state; undefined when there never was one for this purpose. */
export function findLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
): Promise<Selectable<LinksTable> | undefined> {
  return db
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
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
