import { Problem, type Session } from '@doblaje/contract';
import { countDeleted } from '../db/countDeleted';
import type { Database } from '../db/database';
import type { DownloadLinksTable } from '../db/tables/documents';
import { hashSecret, newSecret } from '../secrets/secrets';
import { after, MINUTE } from '../time/time';

/** How long a link to a file is valid (product: media and downloads). */
const LINK_LIFE = MINUTE;

/** A thing with a file to download. */
export interface LinkedThing {
  entity: NonNullable<DownloadLinksTable['entity']>;
  /** For a demo: the person's id, '/' and its number. For a reel: the application's id, '/' and its number. */
  id: string;
}

/** The target of a link. */
export type LinkTarget = LinkedThing | 'own export';

/** Makes a link to a file for a session. Returns its secret, which is not stored. */
export async function makeFileLink(db: Database, sessionId: string, target: LinkTarget, now: Date) {
  const secret = newSecret();
  const expires_at = after(now, LINK_LIFE);
  await db
    .insertInto('download_links')
    .values({
      token_hash: hashSecret(secret),
      entity: target === 'own export' ? null : target.entity,
      entity_id: target === 'own export' ? null : target.id,
      session_id: sessionId,
      expires_at,
    })
    .execute();
  return { secret, expiresAt: expires_at.toISOString() };
}

/**
 * The target of a link, the session that asked for it, and whether the link has expired. The caller must check that the session may
 * still see the target.
 * @throws Problem 404 when the link is unknown, or its session has ended
 */
export async function followLink(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ target: LinkTarget; session: Session; isOver: boolean }> {
  const link = await db
    .selectFrom('download_links')
    .innerJoin('sessions', 'sessions.id', 'download_links.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'download_links.entity',
      'download_links.entity_id',
      'download_links.session_id',
      'download_links.expires_at',
      'sessions.user_id',
      'users.role',
    ])
    .where('download_links.token_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!link) throw linkOver();
  const { entity, entity_id } = link;
  const target = entity !== null && entity_id !== null ? { entity, id: entity_id } : 'own export';
  const session = { id: link.session_id, userId: link.user_id, role: link.role };
  return { target, session, isOver: link.expires_at <= now };
}

/**
 * The refusal for a link that is no longer valid.
 * @param again how the person can get to the thing again; without it the link is unknown, or its session has ended
 */
export function linkOver(again = 'Vuelve a pedirlo en la página en que estaba.'): Problem {
  return new Problem(404, `El enlace ya no vale. ${again}`);
}

/** Removes expired links. */
export function purgeFileLinks(db: Database, now: Date): Promise<number> {
  return countDeleted(db.deleteFrom('download_links').where('expires_at', '<=', now));
}
