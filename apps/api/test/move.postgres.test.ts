import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differingTables } from '../src/ground/backup/compare';
import { startObjectStore } from '../src/ground/blobs/storeOfTests';
import { openDatabase } from '../src/ground/db/database';
import { bundleServer, newDataFolder, removeBundle, runCli, usedDataFolder } from './serverProcess';
import { emptyStorage, removeStorage, urlOf } from './testStorage';

// `doblaje move`: from one kind of database and store to the other, and back.

beforeAll(bundleServer);
afterAll(removeBundle);

const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

/** Copies an installation into the one that `to` describes. */
async function move(from: Record<string, string>, to: Record<string, string>) {
  const file = join(mkdtempSync(join(tmpdir(), 'doblaje-settings-')), 'env');
  writeFileSync(
    file,
    Object.entries(to)
      .map((pair) => pair.join('='))
      .join('\n'),
  );
  return runCli({ ...CREDENTIALS, ...from }, 'move', file);
}

const blobOf = (DATA_DIR: string, key: string) => readFileSync(join(DATA_DIR, 'blobs', key.slice(0, 2), key));

test('from the embedded database and the disk to PostgreSQL and S3, and back: nothing is lost', async () => {
  const storage = await emptyStorage({ tables: false });
  const store = await startObjectStore();
  const [first, beside, last] = [await usedDataFolder(), newDataFolder(), newDataFolder()];
  const big = {
    ...{ DATABASE_URL: urlOf(storage), DATA_DIR: beside },
    ...{ S3_BUCKET: 'doblaje', S3_ENDPOINT: store.endpoint },
  };
  try {
    const there = await move({ DATA_DIR: first }, big);
    expect(there).toMatchObject({
      code: 0,
      said: /^Copiado y comparado: \d{4,} filas y \d{2,} archivos\.\n$/,
    });
    expect(await move(big, { DATA_DIR: last })).toEqual(there);

    const folder = (DATA_DIR: string) => ({ kind: 'folder', folder: join(DATA_DIR, 'db') }) as const;
    const [one, other] = [await openDatabase(folder(first)), await openDatabase(folder(last))];
    expect(await differingTables(one, other)).toEqual([]);
    const links = await one.selectFrom('file_links').select('key').distinct().execute();
    expect(store.objects.size).toBe(links.length);
    for (const { key } of links) expect(blobOf(last, key).equals(blobOf(first, key))).toBe(true);
    // What compares them sees one value, and one number that is given next.
    await sql`update users set first_name = 'Otra' where email = 'admin@doblaje.test'`.execute(one);
    await sql`select nextval('mails_id_seq')`.execute(other);
    expect(await differingTables(one, other)).toEqual(['mails_id_seq', 'users']);
    await one.destroy();
    await other.destroy();

    // Nothing is written over an installation that is used, nor into the one that it comes from.
    expect(await move({ DATA_DIR: last }, big)).toMatchObject({ code: 1, said: /instalación vacía/ });
    expect(await move({ DATA_DIR: last }, { DATA_DIR: last })).toMatchObject({
      code: 2,
      said: /es la misma/,
    });
    expect(await move({ DATA_DIR: last }, { DATABASE_URL: big.DATABASE_URL })).toMatchObject({
      ...{ code: 2, said: /^Falta DATA_DIR/ },
    });
  } finally {
    store.close();
    await removeStorage(storage);
  }
});
