import { Problem, type Session } from '@doblaje/contract';
import type { Database } from '../db/database';
import { hashSecret, newSecret } from '../secrets';
import { after, MINUTE } from '../time';

/** How long a link to a file is good for (product: media and downloads). */
const LINK_LIFE = MINUTE;

/** What a link leads to. */
export type LinkTarget = { document: string } | { paper: string } | 'own export';

/** Makes a link to a file for a session; returns its secret, which is stored nowhere. */
export async function makeLink(db: Database, sessionId: string, target: LinkTarget, now: Date) {
  const secret = newSecret();
  const expires_at = after(now, LINK_LIFE);
  await db
    .insertInto('file_links')
    .values({
      token_hash: hashSecret(secret),
      document_id: target !== 'own export' && 'document' in target ? target.document : null,
      paper_id: target !== 'own export' && 'paper' in target ? target.paper : null,
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
    .selectFrom('file_links')
    .innerJoin('sessions', 'sessions.id', 'file_links.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'file_links.document_id',
      'file_links.paper_id',
      'file_links.session_id',
      'sessions.user_id',
      'users.role',
    ])
    .where('file_links.token_hash', '=', hashSecret(secret))
    .where('file_links.expires_at', '>', now)
    .executeTakeFirst();
  if (!link) throw new Problem(404, LINK_OVER);
  const { document_id, paper_id } = link;
  return {
    target: document_id !== null ? { document: document_id } : paper_id ? { paper: paper_id } : 'own export',
    session: { id: link.session_id, userId: link.user_id, role: link.role },
  };
}

/** Said of every link that leads nowhere any more. */
export const LINK_OVER = 'El enlace ya no vale. Vuelve a abrir el documento.';
