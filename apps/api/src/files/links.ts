import { Problem, type Session } from '@doblaje/contract';
import type { Database } from '../db/database';
import { hashSecret, newSecret } from '../secrets';
import { after, MINUTE } from '../time';

/** How long a link to a file is good for (product: media and downloads). */
const LINK_LIFE = MINUTE;

/** A thing that has a file to download. */
export interface LinkedThing {
  entity: 'document' | 'archived-paper' | 'demo' | 'reel';
  /** Of a demo its person's, of a reel its application's, '/' and its number. */
  id: string;
}

/** What a link leads to. */
export type LinkTarget = LinkedThing | 'own export';

/** Makes a link to a file for a session; returns its secret, which is stored nowhere. */
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
 * What a link leads to, and the session that asked for it: whether that one may still see it is for whoever sends the file.
 * @throws Problem 404 when the link is over, or its session has ended
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

/** How one comes to each thing again. */
const AGAIN: Readonly<Record<LinkedThing['entity'] | 'own export', string>> = {
  document: 'Vuelve a abrir el documento.',
  'archived-paper': 'Vuelve a descargar el papel.',
  demo: 'Vuelve a abrir el demo.',
  reel: 'Vuelve a abrir el video.',
  'own export': 'Vuelve a descargar tus datos.',
};

/**
 * The refusal of a link that leads nowhere any more.
 * @param target undefined: nothing is known of it, or its session has ended
 */
export function linkOver(target?: LinkTarget): Problem {
  const thing = typeof target === 'object' ? target.entity : target;
  const again = thing === undefined ? 'Vuelve a pedirlo en la página en que estaba.' : AGAIN[thing];
  return new Problem(404, `El enlace ya no vale. ${again}`);
}
