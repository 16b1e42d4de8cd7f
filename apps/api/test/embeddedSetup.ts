import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import { newPGlite } from '../src/ground/db/database';
import { migrate } from '../src/ground/db/migrate';
import type { Schema } from '../src/ground/db/schema';
import type {} from './testDatabase';

/**
 * Setup of the tests on the embedded database: makes one with all its tables and keeps a snapshot. Making a database takes
 * seconds, unpacking the snapshot does not.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const pglite = await newPGlite({ kind: 'memory' });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const picture = await pglite.dumpDataDir('none');
  await db.destroy();
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-snapshot-'));
  const snapshot = join(folder, 'snapshot.tar');
  writeFileSync(snapshot, new Uint8Array(await picture.arrayBuffer()));
  provide('database', { kind: 'embedded', snapshot });
  return () => rmSync(folder, { recursive: true, force: true });
}
