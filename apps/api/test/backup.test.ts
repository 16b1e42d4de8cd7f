import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemo } from '../src/demo/createDemo';
import { createDemoAccounts } from '../src/demo/demoAccounts';
import { createDemoStudio } from '../src/demo/demoStudio';
import { restoreBackup } from '../src/ground/backup/restoreBackup';
import { readRows, sequencesOf, tablesOf } from '../src/ground/backup/tables';
import { writeBackup } from '../src/ground/backup/writeBackup';
import { discardBlobs } from '../src/ground/blobs/discarded';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { type Database, openDatabase } from '../src/ground/db/database';
import { migrate, migrationsOf } from '../src/ground/db/migrate';
import { DAY } from '../src/ground/time/time';
import { testServer } from './testServer';
import { emptyStorage, removeStorage } from './testStorage';

let server: Awaited<ReturnType<typeof testServer>>;
let folder: string;
let plain: string;
let scratch: string;

const backUp = (name: string, recipient?: string) => {
  const path = join(folder, name);
  const { db, blobs } = server;
  return writeBackup({ db, blobs, now: server.now(), scratch }, path, recipient).then((written) => ({
    path,
    written,
  }));
};

beforeAll(async () => {
  server = await testServer();
  await createDemo({ db: server.db, blobs: server.blobs, brand: 'Estudio', now: server.now });
  folder = await mkdtemp(join(tmpdir(), 'doblaje-backups-'));
  scratch = await mkdtemp(join(tmpdir(), 'doblaje-scratch-'));
  plain = (await backUp('plain')).path;
});
afterAll(() => server.close());

/** A database without tables, and an empty store, for as long as `act` takes. */
async function emptyPlace<Result>(
  act: (place: { db: Database; blobs: ReturnType<typeof diskBlobs> }) => Promise<Result>,
): Promise<Result> {
  const storage = await emptyStorage({ tables: false });
  const db = await openDatabase(storage, { migrates: false });
  try {
    return await act({ db, blobs: diskBlobs(await mkdtemp(join(tmpdir(), 'doblaje-restored-'))) });
  } finally {
    await db.destroy();
    await removeStorage(storage);
  }
}

/** Every row of every table, as the database writes it. */
const contentOf = (db: Database) =>
  db.transaction().execute(async (transaction) => {
    const content: Record<string, string[]> = {};
    for (const table of await tablesOf(transaction)) {
      const lines: string[] = [];
      for await (const some of readRows(transaction, table)) lines.push(...some);
      content[table.name] = lines.sort();
    }
    return { content, sequences: await sequencesOf(transaction) };
  });

const keysOf = async (db: Database) => [
  ...new Set((await db.selectFrom('file_links').select('key').execute()).map(({ key }) => key)),
];

const bytesOf = async (blobs: { read: typeof server.blobs.read }, key: string) => {
  const stream = await blobs.read(key);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
};

test('restored into an empty place, every row and every byte is the same', async () => {
  await emptyPlace(async ({ db, blobs }) => {
    const restored = await restoreBackup({ db, blobs }, plain);
    expect(restored.rows).toBeGreaterThan(1000);
    expect(restored.files).toBeGreaterThan(60);
    expect(await contentOf(db)).toEqual(await contentOf(server.db));
    const keys = await keysOf(server.db);
    expect(keys).toHaveLength(restored.files);
    for (const key of keys) expect(await bytesOf(blobs, key)).toEqual(await bytesOf(server.blobs, key));
    // Triggers and references work again.
    const [boleta] = await db.selectFrom('boletas').select('id').limit(1).execute();
    await expect(sql`update boletas set person_id = gen_random_uuid()`.execute(db)).rejects.toThrow();
    expect(boleta).toBeDefined();
    await db
      .deleteFrom('documents')
      .where('id', 'in', (row) => row.selectFrom('documents').select('id').limit(1))
      .execute();
    expect(await keysOf(db)).not.toHaveLength(keys.length);
  });
});

test('encrypted, it holds no readable byte, and only its own key opens it', async () => {
  const identity = await generateIdentity();
  const path = join(folder, 'encrypted');
  const beside: string[] = [];
  const blobs = {
    read: async (key: string) => {
      beside.push(...(await readdir(folder, { recursive: true })).filter((name) => name.startsWith('.')));
      return server.blobs.read(key);
    },
  };
  const parts = { db: server.db, blobs, now: server.now(), scratch };
  await writeBackup(parts, path, await identityToRecipient(identity));
  // What is not encrypted yet never lies where the backup goes.
  expect(beside.length).toBeGreaterThan(0);
  for (const name of beside) expect(name).toMatch(/^\.doblaje-backup-\w+(\/archive)?$/);
  expect((await readFile(path)).subarray(0, 22).toString('latin1')).toBe('age-encryption.org/v1\n');
  await emptyPlace(async (place) => {
    await expect(restoreBackup(place, path)).rejects.toThrow('está cifrado');
    await expect(restoreBackup(place, path, await generateIdentity())).rejects.toThrow('La clave no abre');
    expect((await restoreBackup(place, path, identity)).rows).toBeGreaterThan(1000);
  });
});

test('what was written while it ran is in it whole or not at all, and no file that it names goes meanwhile', async () => {
  const [key = ''] = await keysOf(server.db);
  const { db, blobs, now } = server;
  let isFirst = true;
  const path = join(folder, 'beside');
  const slow = {
    read: async (wanted: string) => {
      if (isFirst) {
        isFirst = false;
        // A row with a file goes, and the sweeper passes, between the reading of the rows and that of the files.
        await db.transaction().execute(async (transaction) => {
          await discardBlobs(transaction, [key], now());
          await transaction.deleteFrom('documents').where('key', '=', key).execute();
        });
        await server.swept();
      }
      return blobs.read(wanted);
    },
  };
  expect((await writeBackup({ db, blobs: slow, now: now(), scratch }, path)).missing).toBe(0);
  await emptyPlace(async (place) => {
    await restoreBackup(place, path);
    expect(await keysOf(place.db)).toContain(key);
    expect(await bytesOf(place.blobs, key)).not.toBeNull();
  });
  // Afterwards it goes, and one dead backup does not keep files for ever.
  await server.swept();
  expect(await blobs.read(key)).toBeNull();
  await sql`insert into running_backups values (gen_random_uuid(), ${new Date(now().getTime() + DAY)})`.execute(
    db,
  );
  server.wait(2 * DAY);
  await backUp('after');
  expect(await db.selectFrom('running_backups').selectAll().execute()).toEqual([]);
});

test('a missing file is told, and the rest is restored', async () => {
  const [key = ''] = await keysOf(server.db);
  await server.blobs.remove(key);
  const { path, written } = await backUp('missing');
  expect(written.missing).toBe(1);
  await emptyPlace(async (place) => {
    expect(await restoreBackup(place, path)).toMatchObject({
      missing: 1,
      rows: written.rows,
      files: written.files,
    });
  });
});

test('cut off, broken, foreign or for a used installation, it is refused in words and leaves no row', async () => {
  const cut = join(folder, 'cut');
  await writeFile(cut, await readFile(plain));
  await truncate(cut, Math.floor((await stat(plain)).size * 0.99));
  const foreign = join(folder, 'foreign');
  await writeFile(foreign, 'esto no es un respaldo');
  await emptyPlace(async (place) => {
    await expect(restoreBackup(place, cut)).rejects.toThrow('El respaldo');
    await expect(restoreBackup(place, foreign)).rejects.toThrow('El respaldo no se puede leer');
    await expect(restoreBackup(place, join(folder, 'ninguno'))).rejects.toThrow(
      'El respaldo no se puede leer',
    );
    // What was refused left the place empty.
    expect((await restoreBackup(place, plain)).rows).toBeGreaterThan(1000);
    await expect(restoreBackup(place, plain)).rejects.toThrow('instalación vacía');
  });
  await expect(backUp('plain')).rejects.toThrow('ya existe');
  await expect(backUp('no/hay')).rejects.toThrow('No se puede escribir');
  // No draft stays.
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await readdir(scratch)).toEqual([]);
});

test('the embedded database moves to either kind', async () => {
  const from = await openDatabase({ kind: 'memory' });
  await createDemoAccounts(from, server.now());
  await createDemoStudio(from, server.now());
  const path = join(folder, 'embedded');
  await writeBackup({ db: from, blobs: server.blobs, now: server.now(), scratch }, path);
  await emptyPlace(async (place) => {
    await restoreBackup(place, path);
    expect(await contentOf(place.db)).toEqual(await contentOf(from));
  });
  await from.destroy();
});

/** The tables that there are after these changes. */
async function tablesAfter(migrations: readonly string[]) {
  const storage = await emptyStorage({ tables: false });
  const db = await openDatabase(storage, { migrates: false });
  await migrate(db, (name) => migrations.includes(name));
  const tables = await db.transaction().execute(tablesOf);
  await db.destroy();
  await removeStorage(storage);
  return tables;
}

/** A backup of another version of the server: without rows, with these changes of tables. */
async function backupOf(name: string, migrations: readonly string[]): Promise<string> {
  const archive = pack();
  const tables = await tablesAfter(migrations);
  const manifest = {
    ...{ format: 1, madeAt: server.now().toISOString(), migrations, sequences: [] },
    tables: tables.map((table) => ({ ...table, rows: 0 })),
  };
  archive.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
  archive.entry({ name: 'end.json' }, JSON.stringify({ files: 0, missing: [] }));
  archive.finalize();
  const path = join(folder, name);
  await pipeline(archive, createGzip(), createWriteStream(path));
  return path;
}

test('an older version’s backup is brought up to date; a newer one’s is refused', async () => {
  const { done } = await migrationsOf(server.db);
  await emptyPlace(async (place) => {
    const newer = await backupOf('newer', [...done, '2099-01-01-unknown']);
    await expect(restoreBackup(place, newer)).rejects.toThrow('versión más nueva');
    await restoreBackup(place, await backupOf('older', done.slice(0, -2)));
    expect(await migrationsOf(place.db)).toEqual({ done: expect.arrayContaining(done), missing: [] });
  });
});
