import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBlobKey } from '../src/ground/blobs/blobs';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { openDatabase } from '../src/ground/db/database';
import { startSession } from '../src/people/access/sessions';
import { listen } from '../src/server/listen';
import { readSettings } from '../src/server/settings/settings';
import { benchApp, benchPerson } from './benchApp';

/**
 * The server for bench/memory.ts: one person, and one document of the size in the argument (bytes). Tells its parent its address,
 * and answers every message with its peak memory.
 */
const size = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'doblaje-memory-'));
const now = () => new Date();
const settings = readSettings({ DATA_DIR: folder, REEL_MAX_BYTES: String(size) });
const db = await openDatabase({ kind: 'folder', folder: join(folder, 'db') });
const blobs = diskBlobs(join(folder, 'blobs'));
const app = benchApp(folder, { db, blobs }, settings);

const { id: user_id } = await db
  .insertInto('users')
  .values(benchPerson('USER'))
  .returning('id')
  .executeTakeFirstOrThrow();

const CHUNK = new Uint8Array(64 * 1024);
async function* content(): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; left -= CHUNK.length) yield CHUNK.subarray(0, Math.min(left, CHUNK.length));
}
const key = newBlobKey();
await blobs.write(key, content(), size);
const { id: document } = await db
  .insertInto('documents')
  .values({
    user_id,
    kind: 'script',
    title: 'Guion',
    project: null,
    state: null,
    date: '2026-11-20',
    file_name: 'Guion.pdf',
    size,
    key,
    created_at: now(),
    updated_at: now(),
  })
  .returning('id')
  .executeTakeFirstOrThrow();

const server = await listen(app, '127.0.0.1', 0);

/** Largest resident memory since {@link forgetPeak}, in bytes (Linux). */
function peak(): number {
  const [, kibibytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

/** Resets the peak: the embedded database needs a gigabyte at its start, which would hide everything later. */
function forgetPeak(): void {
  global.gc?.();
  writeFileSync('/proc/self/clear_refs', '5');
}

process.on('message', () => process.send?.({ peak: peak() }));
process.once('disconnect', () => {
  void server.close().then(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
const token = await startSession(db, user_id, '', now(), '');
const { id: adminId } = await db
  .insertInto('users')
  .values(benchPerson('ADMIN'))
  .returning('id')
  .executeTakeFirstOrThrow();
const admin = await startSession(db, adminId, '', now(), '');
forgetPeak();
process.send?.({ port: server.port, token, admin, document, idle: peak() });
