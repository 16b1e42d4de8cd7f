import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { sql } from 'kysely';
import { type Pack, pack } from 'tar-stream';
import type { Blobs } from '../blobs/blobs';
import type { Database } from '../db/database';
import { migrationsOf } from '../db/migrate';
import { evenBlocked } from '../db/unblocked';
import { BackupError, type End, type Manifest } from './format';
import { keepingFiles } from './running';
import { readRows, sequencesOf, tablesOf } from './tables';

/** What a backup has written. */
export interface Written {
  rows: number;
  files: number;
  /** Files that rows name and the store does not have. */
  missing: number;
}

interface Kept {
  manifest: Manifest;
  /** Keys of the files in use. */
  keys: string[];
}

const nameOfPart = (table: string, part: number) => `${table}.${String(part).padStart(6, '0')}.ndjson`;

/** Reads all rows as they are at one moment, into files of a folder: a transaction must not wait for the archive. */
function keepRows(db: Database, folder: string, now: Date): Promise<Kept> {
  return evenBlocked(db)
    .transaction()
    .execute(async (transaction) => {
      await sql`set transaction isolation level repeatable read`.execute(transaction);
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(transaction)) {
        let rows = 0;
        let part = 0;
        for await (const lines of readRows(transaction, table)) {
          await writeFile(join(folder, nameOfPart(table.name, part)), lines.join('\n'));
          rows += lines.length;
          part++;
        }
        tables.push({ ...table, rows });
      }
      const { done } = await migrationsOf(transaction);
      const links = await transaction
        .selectFrom('file_links')
        .select('key')
        .distinct()
        .orderBy('key')
        .execute();
      const sequences = await sequencesOf(transaction);
      const manifest = { format: 1, madeAt: now.toISOString(), migrations: done, tables, sequences } as const;
      return { manifest, keys: links.map(({ key }) => key) };
    });
}

/** Adds a part from a file: a tar tells the size of each before its content. */
async function addFile(archive: Pack, name: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await pipeline(createReadStream(path), archive.entry({ name, size, mode: 0o600 }));
}

function addJson(archive: Pack, name: string, value: Manifest | End): void {
  archive.entry({ name, mode: 0o600 }, JSON.stringify(value));
}

async function fill(
  archive: Pack,
  { manifest, keys }: Kept,
  blobs: Pick<Blobs, 'read'>,
  folder: string,
): Promise<End> {
  addJson(archive, 'manifest.json', manifest);
  const missing: string[] = [];
  const copy = join(folder, 'file');
  for (const key of keys) {
    const content = await blobs.read(key);
    if (!content) {
      missing.push(key);
      continue;
    }
    await pipeline(Readable.from(content), createWriteStream(copy));
    await addFile(archive, `files/${key}`, copy);
  }
  for (const { name } of manifest.tables) {
    const parts = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`)).sort();
    for (const part of parts) await addFile(archive, `rows/${name}/${part}`, join(folder, part));
  }
  const end = { files: keys.length - missing.length, missing };
  addJson(archive, 'end.json', end);
  archive.finalize();
  return end;
}

/** What leaves the process is encrypted for who holds the key's other half. */
async function* encrypted(chunks: AsyncIterable<Uint8Array>, recipient: string) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>);
}

/**
 * Writes a backup of the database and its files, while the server runs: all rows as they were at one moment, and every file that they name.
 * The file appears when it is complete.
 * @param scratch a folder of this server, for what is not encrypted yet
 * @param recipient public key of age ('age1…'): only its other half reads the backup. @default not encrypted
 * @throws BackupError when the path is taken, or cannot be written
 */
export async function writeBackup(
  { db, blobs, now, scratch }: { db: Database; blobs: Pick<Blobs, 'read'>; now: Date; scratch: string },
  path: string,
  recipient?: string,
): Promise<Written> {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`${path} ya existe.`);
  const made: string[] = [];
  const folderIn = async (parent: string) => {
    const folder = await mkdtemp(join(parent, '.doblaje-backup-'));
    made.push(folder);
    return folder;
  };
  try {
    const draft = join(await folderIn(dirname(path)), 'archive');
    const folder = await folderIn(scratch);
    return await keepingFiles(db, now, async () => {
      const kept = await keepRows(db, folder, now);
      const archive = pack();
      const written = pipeline(
        archive,
        createGzip({ level: 4 }),
        (chunks: AsyncIterable<Uint8Array>) =>
          recipient === undefined ? chunks : encrypted(chunks, recipient),
        createWriteStream(draft, { mode: 0o600 }),
      );
      const [end] = await Promise.all([fill(archive, kept, blobs, folder), written]);
      const file = await open(draft);
      await file.sync();
      await file.close();
      await rename(draft, path);
      const rows = kept.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: end.files, missing: end.missing.length };
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new BackupError(`No se puede escribir ${path} (${code}).`, { cause: error });
  } finally {
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  }
}
