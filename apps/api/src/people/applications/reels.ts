import { API_MESSAGES, Problem } from '@doblaje/contract';
import type { UploadLimits } from '@doblaje/domain/media';
import { newBlobKey } from '../../ground/blobs/blobs';
import { discardBlobs, expectBlob, keepBlob } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import type { Services } from '../../ground/services';
import { type IncomingFile, receiveFile } from '../../ground/uploads/receiveFile';
import { draftOf } from './lockOwn';

/** A reel, as its sender sees it. `size` in bytes. */
export interface Reel {
  n: number;
  name: string;
  size: number;
}

/** The reels of an application that have arrived, in order. */
export function readReels(db: Database, applicationId: string): Promise<Reel[]> {
  return db
    .selectFrom('reels')
    .select(['n', 'name', 'size'])
    .where('application_id', '=', applicationId)
    .orderBy('n')
    .execute();
}

/** The same reels with the digest of their content, for their sender. */
export function readHeldReels(
  db: Database,
  applicationId: string,
): Promise<(Reel & { digest: string | null })[]> {
  return db
    .selectFrom('reels')
    .select(['n', 'name', 'size', 'digest'])
    .where('application_id', '=', applicationId)
    .orderBy('n')
    .execute();
}

/**
 * Puts a reel at its position, within a transaction that has locked the application. It replaces the
 * reel there. The same file may stay at another position, because a person may choose it twice.
 */
export async function placeReel(
  db: Database,
  applicationId: string,
  reel: Reel & { key: string; digest: string | null },
  now: Date,
): Promise<void> {
  const before = await db
    .deleteFrom('reels')
    .where('application_id', '=', applicationId)
    .where('n', '=', reel.n)
    .returning('key')
    .execute();
  await db
    .insertInto('reels')
    .values({ application_id: applicationId, ...reel })
    .execute();
  await db.updateTable('applications').set({ updated_at: now }).where('id', '=', applicationId).execute();
  await discardBlobs(
    db,
    before.map(({ key }) => key).filter((key) => key !== reel.key),
    now,
  );
}

interface ReelUpload {
  userId: string;
  applicationId: string;
  n: number;
  file: IncomingFile;
  limits: UploadLimits;
}

/**
 * Receives one reel of a draft. It replaces the reel with the same number.
 * @throws Problem 404, 409 when the application is submitted, and the errors of {@link receiveFile}
 */
export async function takeReel(
  { db, blobs, now, wakeSweeper }: Pick<Services, 'db' | 'blobs' | 'now' | 'wakeSweeper'>,
  { userId, applicationId, n, file, limits }: ReelUpload,
): Promise<Reel> {
  // Checked before the first byte and again when the file is there, because uploads take time.
  await draftOf(db, userId, applicationId);
  const key = newBlobKey();
  await expectBlob(db, key, now());
  try {
    const size = await receiveFile(blobs, key, file, limits);
    const reel = { n, name: file.name, size };
    await db.transaction().execute(async (transaction) => {
      await draftOf(transaction, userId, applicationId);
      if (!(await keepBlob(transaction, key, now()))) throw new Problem(409, API_MESSAGES.unexpected);
      await placeReel(transaction, applicationId, { ...reel, key, digest: null }, now());
    });
    return reel;
  } catch (error) {
    // If the store or the database broke off, nobody knows how far it came. The note made before the upload then decides.
    if (error instanceof Problem) await discardBlobs(db, [key], now());
    throw error;
  } finally {
    wakeSweeper();
  }
}
