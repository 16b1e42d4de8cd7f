import { REEL_LIMITS } from '@doblaje/domain/media';
import { sql } from 'kysely';
import { discardBlobs } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';

/** A file sent for an application. Its content identifies it, whatever its name and whichever browser tab sends it. */
export interface ReelContent {
  applicationId: string;
  /** SHA-256 in hexadecimal, computed by the sender. */
  digest: string;
  /** In bytes. */
  size: number;
}

/** One stretch of a file that has arrived, stored as its own blob. Sizes in bytes. */
export interface ReelPiece {
  start: number;
  size: number;
  key: string;
}

/** The existing reel with this content, at any position. */
export function reelOf(db: Database, { applicationId, digest, size }: ReelContent) {
  return db
    .selectFrom('reels')
    .select(['n', 'key'])
    .where('application_id', '=', applicationId)
    .where('digest', '=', digest)
    .where('size', '=', size)
    .executeTakeFirst();
}

/** The pieces of a file that have arrived. They follow each other from the first byte. */
export function piecesOf(db: Database, { applicationId, digest }: ReelContent): Promise<ReelPiece[]> {
  return db
    .selectFrom('reel_pieces')
    .select(['start', 'size', 'key'])
    .where('application_id', '=', applicationId)
    .where('digest', '=', digest)
    .orderBy('start')
    .execute();
}

/** The total bytes of pieces. */
export const lengthOf = (pieces: readonly ReelPiece[]) => pieces.reduce((sum, { size }) => sum + size, 0);

/** How many bytes of a file the server has, counted from the first one. All of them when it is a reel already. */
export async function heldBytes(db: Database, content: ReelContent): Promise<number> {
  // Read the pieces first. Another request may turn them into a reel between the two
  // queries, and asking in the other order would find neither.
  const pieces = await piecesOf(db, content);
  return (await reelOf(db, content)) ? content.size : lengthOf(pieces);
}

/** Adds a piece, within a transaction that has locked the application. If there are too many files, the oldest is removed. */
export async function addPiece(
  db: Database,
  { applicationId, digest }: ReelContent,
  piece: ReelPiece,
  now: Date,
): Promise<void> {
  if (piece.start === 0) {
    const others = await db
      .selectFrom('reel_pieces')
      .select('digest')
      .where('application_id', '=', applicationId)
      .groupBy('digest')
      .orderBy(sql`max(created_at)`, 'desc')
      .orderBy('digest')
      .offset(REEL_LIMITS.maxFiles - 1)
      .execute();
    for (const other of others) await dropPieces(db, applicationId, now, other.digest);
  }
  await db
    .insertInto('reel_pieces')
    .values({ application_id: applicationId, digest, ...piece, created_at: now })
    .execute();
}

/**
 * Removes the pieces of one file, or of all files of an application.
 * @returns how many there were
 */
export async function dropPieces(
  db: Database,
  applicationId: string | readonly string[],
  now: Date,
  digest?: string,
): Promise<number> {
  const gone = await db
    .deleteFrom('reel_pieces')
    .where('application_id', 'in', [applicationId].flat())
    .$if(digest !== undefined, (query) => query.where('digest', '=', digest ?? ''))
    .returning('key')
    .execute();
  await discardBlobs(
    db,
    gone.map(({ key }) => key),
    now,
  );
  return gone.length;
}
