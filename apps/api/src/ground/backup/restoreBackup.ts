import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { extract, type Header } from 'tar-stream';
import type { Blobs } from '../blobs/blobs';
import type { Database } from '../db/database';
import { migrate, migrationsOf } from '../db/migrate';
import { evenBlocked } from '../db/unblocked';
import { BackupError, endSchema, type Manifest, manifestSchema } from './format';
import { insertRows, refilling, setSequences } from './tables';
import type { Written } from './writeBackup';

/** The first bytes of every file of age. */
const AGE = 'age-encryption.org/';

async function firstBytes(path: string): Promise<string> {
  for await (const chunk of createReadStream(path, { end: AGE.length - 1, encoding: 'latin1' }))
    return chunk as string;
  return '';
}

/** The archive's bytes, decrypted. */
async function* decrypted(path: string, identity: string | undefined) {
  if ((await firstBytes(path)) !== AGE) {
    yield* createReadStream(path);
    return;
  }
  if (identity === undefined)
    throw new BackupError('El respaldo está cifrado: falta la clave (--key CLAVE).');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = await decrypter
    .decrypt(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>)
    .catch(() => {
      throw new BackupError('La clave no abre este respaldo.');
    });
  yield* opened;
}

async function refuseUsed(db: Database): Promise<void> {
  const { done } = await migrationsOf(db);
  if (done.length === 0) return;
  const { rows } = await sql`select from users limit 1`.execute(db);
  if (rows.length > 0)
    throw new BackupError('Solo se restaura en una instalación vacía: esta ya tiene cuentas.');
}

/** Makes the tables as they were when the backup was written. */
async function makeTables(db: Database, { migrations }: Manifest): Promise<void> {
  const { done, missing } = await migrationsOf(db);
  const isKnown = (name: string) => done.includes(name) || missing.includes(name);
  if (!migrations.every(isKnown)) {
    throw new BackupError('El respaldo es de una versión más nueva del servidor que esta.');
  }
  if (!done.every((name) => migrations.includes(name))) {
    throw new BackupError(
      'Las tablas son más nuevas que las del respaldo: restaura en una base de datos vacía.',
    );
  }
  await migrate(db, (name) => migrations.includes(name));
}

/** A part: a stream of its bytes. */
type Entry = Readable & { header: Header };

type Entries = AsyncIterator<Entry>;

/** The next part. A backup that was cut off has none. */
async function nextOf(entries: Entries): Promise<Entry> {
  const { value, done } = await entries.next();
  if (done) throw new BackupError('El respaldo está incompleto.');
  return value as Entry;
}

/** Puts the files into the store. Returns how many, and the first part after them. */
async function restoreFiles(
  entries: Entries,
  blobs: Pick<Blobs, 'write'>,
): Promise<{ files: number; next: Entry }> {
  let files = 0;
  for (;;) {
    const entry = await nextOf(entries);
    const key = /^files\/([a-f0-9]{40})$/.exec(entry.header.name)?.[1];
    if (key === undefined) return { files, next: entry };
    await blobs.write(key, entry, entry.header.size ?? 0);
    files++;
  }
}

/**
 * Restores a backup into an empty installation, all of it or nothing of its rows: its tables become those of the backup's version, and
 * then those of this one.
 * @param identity private key of age ('AGE-SECRET-KEY-…') of an encrypted backup
 * @throws BackupError when it cannot be read, is incomplete or does not fit
 */
export async function restoreBackup(
  { db: used, blobs }: { db: Database; blobs: Pick<Blobs, 'write'> },
  path: string,
  identity?: string,
): Promise<Written> {
  const db = evenBlocked(used);
  await refuseUsed(db);
  const archive = extract();
  const entries = archive[Symbol.asyncIterator]() as Entries;
  // What breaks the stream breaks the reading of its parts.
  const read = pipeline(decrypted(path, identity), createGunzip(), archive);
  read.catch((error: Error) => archive.destroy(error));
  try {
    return await restoreFrom(entries, { db, blobs });
  } catch (error) {
    archive.destroy();
    throw told(await read.catch((first: unknown) => first), error);
  }
}

async function restoreFrom(
  entries: Entries,
  { db, blobs }: { db: Database; blobs: Pick<Blobs, 'write'> },
): Promise<Written> {
  const manifest = manifestSchema.parse(JSON.parse(await text(await nextOf(entries))));
  await makeTables(db, manifest);
  const { files, next } = await restoreFiles(entries, blobs);
  const byName = new Map(manifest.tables.map((table) => [table.name, table]));
  const rows = new Map<string, number>();
  let missing = 0;
  await db.transaction().execute((transaction) =>
    refilling(transaction, manifest.tables, async () => {
      let entry = next;
      for (;;) {
        const table = byName.get(/^rows\/(\w+)\//.exec(entry.header.name)?.[1] ?? '');
        const content = await text(entry);
        if (table) {
          const lines = content.split('\n');
          await insertRows(transaction, table, lines);
          rows.set(table.name, (rows.get(table.name) ?? 0) + lines.length);
        } else {
          const end = endSchema.parse(JSON.parse(content));
          missing = end.missing.length;
          const isWhole = manifest.tables.every((one) => (rows.get(one.name) ?? 0) === one.rows);
          if (!isWhole || end.files !== files) throw new BackupError('El respaldo está incompleto.');
          break;
        }
        entry = await nextOf(entries);
      }
      await setSequences(transaction, manifest.sequences);
    }),
  );
  await migrate(db);
  return { rows: [...rows.values()].reduce((sum, count) => sum + count, 0), files, missing };
}

/** The error to report: one in words, or else that the file cannot be read. */
function told(first: unknown, second: unknown): unknown {
  if (first instanceof BackupError) return first;
  if (second instanceof BackupError) return second;
  const isOfFile = first instanceof Error && 'code' in first && first.code !== 'ERR_STREAM_PREMATURE_CLOSE';
  return isOfFile ? new BackupError(`El respaldo no se puede leer (${String(first.code)}).`) : second;
}
