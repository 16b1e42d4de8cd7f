import { Problem, type Session } from '@doblaje/contract';
import type { Database } from '../db/database';
import { hashSecret, newSecret } from '../secrets/secrets';
import { after, MINUTE } from '../time/time';

/** How long a link to a file is valid (product: media and downloads). */
const LINK_LIFE = MINUTE;

/** A thing with a file to download. */
export interface LinkedThing {
  entity: 'document' | 'archived-paper' | 'demo' | 'reel';
  /** For a demo: the person's id, '/' and its number. For a reel: the application's id, '/' and its number. */
  id: string;
}

/** The target of a link. */
export type LinkTarget = LinkedThing | 'own export';

/** Makes a link to a file for a session. Returns its secret, which is not stored. */
export async function makeLink(db: Database, sessionId: string, target: LinkTarget, now: Date) {
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
 * The target of a link, and the session that asked for it. The caller must check that the session may still see the target.
 * @throws Problem 404 when the link has expired, or its session has ended
 */
export async function followLink(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ target: LinkTarget; session: Session }> {
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
  if (link.expires_at <= now) throw linkOver(target);
  return { target, session: { id: link.session_id, userId: link.user_id, role: link.role } };
}

/** How the person can get to each thing again. */
const AGAIN: Readonly<Record<LinkedThing['entity'] | 'own export', string>> = {
  document: 'Vuelve a abrir el documento.',
  'archived-paper': 'Vuelve a descargar el papel.',
  demo: 'Vuelve a abrir el demo.',
  reel: 'Vuelve a abrir el video.',
  'own export': 'Vuelve a descargar tus datos.',
};

/**
 * The refusal for a link that is no longer valid.
 * @param target undefined when the link is unknown, or its session has ended
 */
export function linkOver(target?: LinkTarget): Problem {
  const thing = typeof target === 'object' ? target.entity : target;
  const again = thing === undefined ? 'Vuelve a pedirlo en la página en que estaba.' : AGAIN[thing];
  return new Problem(404, `El enlace ya no vale. ${again}`);
}
