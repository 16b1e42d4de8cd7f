import { INVITATION_DAYS } from '@doblaje/domain/forms/invitation';
import type { Selectable } from 'kysely';
import { countDeleted } from '../../ground/db/countDeleted';
import type { Database } from '../../ground/db/database';
import type { LinkPurpose, LinksTable } from '../../ground/db/tables/accounts';
import { evenBlocked } from '../../ground/db/unblocked';
import { hashSecret, newSecret } from '../../ground/secrets/secrets';
import { after, DAY, HOUR, KEPT, MINUTE } from '../../ground/time/time';

/** The purposes of links about a change of address. */
type ChangePurpose = 'confirm-email' | 'stop-email';

/** How long a mailed link is valid. A link that confirms an address is valid as long as its change is pending. */
const LINK_LIFETIME: Readonly<Record<Exclude<LinkPurpose, ChangePurpose>, number>> = {
  activation: 48 * HOUR,
  reset: 60 * MINUTE,
  // The same as an activation: registering says '48 horas' to everybody.
  'first-password': 48 * HOUR,
  invitation: INVITATION_DAYS * DAY,
};

/** The portal's path that a link opens (spec §2). */
const PATHS: Readonly<Record<LinkPurpose, string>> = {
  activation: '/auth/activate',
  reset: '/auth/change-password',
  'first-password': '/auth/change-password',
  invitation: '/auth/change-password',
  'confirm-email': '/auth/confirm-email',
  'stop-email': '/auth/stop-email',
};

/**
 * Makes a link for an account; only the returned path holds its secret. null when the account has another address by now. One statement
 * locks the account: a simultaneous change of address either ends this link too, or prevents it.
 */
export async function makeAccountLink(
  db: Database,
  { id, email }: { id: string; email: string },
  purpose: Exclude<LinkPurpose, ChangePurpose>,
  now: Date,
): Promise<string | null> {
  const token = newSecret();
  const made = await evenBlocked(db)
    .insertInto('links')
    .columns(['user_id', 'purpose', 'token_hash', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('users')
        .select((row) => [
          'id',
          row.val(purpose).as('purpose'),
          row.val(hashSecret(token)).as('token_hash'),
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
          row.cast<Date>(row.val(after(now, LINK_LIFETIME[purpose])), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', id)
        .where('email', '=', email)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return made ? `${PATHS[purpose]}/${token}` : null;
}

/** How long the old address can stop a change: longer than any change stays pending. */
const STOP_LIFETIME = 30 * DAY;

/** Makes a link that confirms or stops a change of address; null when the change ended in the meantime. */
export async function makeChangeLink(
  db: Database,
  changeId: string,
  purpose: ChangePurpose,
  now: Date,
): Promise<string | null> {
  const token = newSecret();
  const isToStop = purpose === 'stop-email';
  const made = await db
    .insertInto('links')
    .columns(['user_id', 'email_change_id', 'purpose', 'token_hash', 'created_at', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('email_changes')
        .select((row) => [
          'user_id',
          'id',
          row.val(purpose).as('purpose'),
          row.val(hashSecret(token)).as('token_hash'),
          row.cast<Date>(row.val(now), 'timestamptz').as('created_at'),
          isToStop
            ? row.cast<Date>(row.val(after(now, STOP_LIFETIME)), 'timestamptz').as('expires_at')
            : 'expires_at',
        ])
        .where('id', '=', changeId)
        .where('ended_at', 'is', null)
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return made ? `${PATHS[purpose]}/${token}` : null;
}

/** The link of a token, in any state; undefined when there never was one for these purposes. */
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

/** Uses up a link; false when another request was faster, or the link has expired. */
export async function consumeLink(db: Database, linkId: string, now: Date): Promise<boolean> {
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

/** Uses up the links of an account for a purpose that were made before a moment. */
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

/** Removes old links. */
export function purgeLinks(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('links').where('expires_at', '<=', after(now, -KEPT)));
}
