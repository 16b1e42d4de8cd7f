import { REEL_LIMITS } from '@doblaje/domain/media';
import { sql } from 'kysely';
import { discardBlobs } from '../blobs/discarded';
import type { Database } from '../db/database';

/** A file that is sent for an application, known by its content: whatever it is called, whichever tab sends it. */
export interface ReelContent {
  applicationId: string;
  /** SHA-256 in hexadecimal, as its sender computed it. */
  digest: string;
  /** Bytes. */
  size: number;
}

/** One stretch of a file that arrived, as a blob of its own. Bytes. */
export interface ReelPiece {
  start: number;
  size: number;
  key: string;
}

/** The reel of this content that is there already, at whichever place. */
export function reelOf(db: Database, { applicationId, digest, size }: ReelContent) {
  return db
    .selectFrom('reels')
    .select(['n', 'key'])
    .where('application_id', '=', applicationId)
    .where('digest', '=', digest)
    .where('size', '=', size)
    .executeTakeFirst();
}

/** What has arrived of a file: pieces that follow on each other from its first byte. */
export function piecesOf(db: Database, { applicationId, digest }: ReelContent): Promise<ReelPiece[]> {
  return db
    .selectFrom('reel_pieces')
    .select(['start', 'size', 'key'])
    .where('application_id', '=', applicationId)
    .where('digest', '=', digest)
    .orderBy('start')
    .execute();
}

/** How many bytes pieces are. */
export const lengthOf = (pieces: readonly ReelPiece[]) => pieces.reduce((sum, { size }) => sum + size, 0);

/** How many bytes the server holds of a file, from its first one on: all of them when it is a reel already. */
export async function heldBytes(db: Database, content: ReelContent): Promise<number> {
  // Pieces first: another request makes them a reel at one moment, and between both questions there would be neither.
  const pieces = await piecesOf(db, content);
  return (await reelOf(db, content)) ? content.size : lengthOf(pieces);
}

/** Files another piece, within a transaction that has locked the application. Of more files than fit, the oldest gives way. */
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
 * Removes pieces: of one file, or of all that an application has.
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
