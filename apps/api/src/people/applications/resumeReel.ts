import { createHash } from 'node:crypto';
import { API_MESSAGES, Problem } from '@doblaje/contract';
import { SNIFFED_BYTES, type UploadLimits, uploadFault } from '@doblaje/domain/media';
import { type Blobs, newBlobKey } from '../../ground/blobs/blobs';
import { discardBlobs, expectBlob, keepBlob } from '../../ground/blobs/discarded';
import type { Database } from '../../ground/db/database';
import type { Services } from '../../ground/services';
import { inPieces } from '../../ground/uploads/pieces';
import { arriving, broken, type IncomingFile, refusal, SNIFFERS } from '../../ground/uploads/receiveFile';
import { draftOf } from './lockOwn';
import {
  addPiece,
  dropPieces,
  heldBytes,
  lengthOf,
  piecesOf,
  type ReelContent,
  type ReelPiece,
  reelOf,
} from './reelPieces';
import { placeReel, type Reel } from './reels';

type Uses = Pick<Services, 'db' | 'blobs' | 'now' | 'wakeSweeper'>;

/** The rest of a file, from the byte that the server asked for. */
export interface ReelRest extends ReelContent {
  userId: string;
  n: number;
  /** The first byte sent, counted from 0. */
  offset: number;
  file: IncomingFile;
  limits: UploadLimits;
}

/** How many bytes of a file the server has. The sender can skip these. */
export async function reelProgress(db: Database, userId: string, content: ReelContent): Promise<number> {
  await draftOf(db, userId, content.applicationId);
  return heldBytes(db, content);
}

/**
 * Receives the rest of a draft's reel, piece by piece. Pieces that have arrived are kept when the connection breaks or
 * the server dies. Requests that send the same file at once help each other. The last byte turns it into a reel.
 * @throws Problem 404, 409 when the application is submitted or bytes before the offset are missing, 411, 413, 422, 400
 */
export async function takeReelRest(uses: Uses, rest: ReelRest): Promise<Reel> {
  const { db } = uses;
  const { userId, applicationId, size, offset, file, limits } = rest;
  await draftOf(db, userId, applicationId);
  if (file.length === undefined || !/^\d{1,15}$/.test(file.length)) {
    throw new Problem(411, 'No pudimos recibir el archivo: falta su tamaño.');
  }
  const fault = uploadFault({ name: file.name, size, type: '' }, limits);
  if (fault) throw refusal(fault, file.name, limits);
  if (offset + Number(file.length) !== size) throw broken();
  if (offset > (await heldBytes(db, rest))) throw unknownStart();
  try {
    let position = offset;
    const body = file.body ? arriving(file.body) : none();
    for await (const piece of inPieces(atMost(body, size - offset))) {
      await keepPiece(uses, rest, position, piece);
      position += piece.length;
    }
    if (position !== size) throw broken();
    return await finish(uses, rest);
  } finally {
    uses.wakeSweeper();
  }
}

const unknownStart = () =>
  new Problem(409, 'No pudimos seguir el envío donde quedó. Inténtalo de nuevo.', { code: 'UPLOAD_MOVED' });

async function* none(): AsyncGenerator<Uint8Array> {}

async function* atMost(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw broken();
    yield chunk;
  }
}

/** Stores the new part of a piece. Another request with the same file may have stored part of it, or all. */
async function keepPiece(uses: Uses, rest: ReelRest, position: number, piece: Buffer): Promise<void> {
  for (;;) {
    const held = await heldBytes(uses.db, rest);
    if (held >= position + piece.length) return;
    if (held < position) throw unknownStart();
    const fresh = piece.subarray(held - position);
    if (held === 0) {
      // These bytes are too few to recognise the file's type, so they are not worth keeping.
      if (fresh.length < SNIFFED_BYTES && fresh.length < rest.size) return;
      if (!SNIFFERS[rest.limits.kind](fresh)) throw refusal('file-invalid-type', rest.file.name, rest.limits);
    }
    if (await storePiece(uses, rest, held, fresh)) return;
  }
}

/** @returns false when another request was first */
async function storePiece(uses: Uses, rest: ReelRest, start: number, bytes: Buffer): Promise<boolean> {
  const write = (blobs: Blobs, key: string) => blobs.write(key, once(bytes), bytes.length);
  return withBlob(uses, write, async (transaction, key) => {
    await draftOf(transaction, rest.userId, rest.applicationId);
    if ((await heldBytes(transaction, rest)) !== start) return false;
    await addPiece(transaction, rest, { start, size: bytes.length, key }, uses.now());
    return true;
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Writes a blob, then keeps it if `use` returns true and removes it otherwise. */
async function withBlob(
  { db, blobs, now }: Uses,
  write: (blobs: Blobs, key: string) => Promise<void>,
  use: (transaction: Database, key: string) => Promise<boolean>,
): Promise<boolean> {
  const key = newBlobKey();
  await expectBlob(db, key, now());
  let isUsed = false;
  try {
    await write(blobs, key);
    isUsed = await db.transaction().execute(async (transaction) => {
      if (!(await use(transaction, key))) return false;
      if (!(await keepBlob(transaction, key, now()))) throw new Problem(409, API_MESSAGES.unexpected);
      return true;
    });
  } catch (error) {
    // If the store or the database broke off, nobody knows how far it came. The note made before the upload then decides.
    if (error instanceof Problem) await discardBlobs(db, [key], now());
    throw error;
  }
  if (!isUsed) await discardBlobs(db, [key], now());
  return isUsed;
}

/** Makes a reel of the complete content, either from its pieces or from the same file at another position. */
async function finish(uses: Uses, rest: ReelRest): Promise<Reel> {
  const { db, now } = uses;
  const { userId, applicationId, n, size, digest, file } = rest;
  const reel = { n, name: file.name, size };
  for (;;) {
    const isThere = await db.transaction().execute(async (transaction) => {
      await draftOf(transaction, userId, applicationId);
      const known = await reelOf(transaction, rest);
      if (known) await placeReel(transaction, applicationId, { ...reel, digest, key: known.key }, now());
      return known !== undefined;
    });
    if (isThere) return reel;
    const pieces = await piecesOf(db, rest);
    if (lengthOf(pieces) !== size) {
      // Another request may have just turned them into the reel.
      if (await reelOf(db, rest)) continue;
      throw unknownStart();
    }
    const isMade = await withBlob(
      uses,
      (blobs, key) => blobs.write(key, joined(uses, rest, pieces), size),
      async (transaction, key) => {
        await draftOf(transaction, userId, applicationId);
        // No pieces are left: another request has turned them into the reel.
        if ((await dropPieces(transaction, applicationId, now(), digest)) === 0) return false;
        await placeReel(transaction, applicationId, { ...reel, digest, key }, now());
        return true;
      },
    ).catch(async (error: unknown) => {
      if (error !== GONE) throw error;
      return false;
    });
    if (isMade) return reel;
  }
}

/** Thrown when a piece was removed during reading, because another request was first. */
const GONE = new Problem(409, API_MESSAGES.unexpected);

/** The bytes of all pieces. At the end they are compared with the digest that the sender announced. */
async function* joined(
  { db, blobs, now }: Uses,
  { applicationId, digest, file }: ReelRest,
  pieces: readonly ReelPiece[],
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for (const { key } of pieces) {
    const bytes = await blobs.read(key);
    if (!bytes) throw GONE;
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  }
  if (hash.digest('hex') === digest) return;
  // The file changed on the sender's disk meanwhile, or the parts come from different files. The pieces are useless.
  await dropPieces(db, applicationId, now(), digest);
  const message = `${file.name} cambió mientras se enviaba. Quítalo y elígelo de nuevo.`;
  throw new Problem(422, message, { errors: [{ field: 'file', message }] });
}
