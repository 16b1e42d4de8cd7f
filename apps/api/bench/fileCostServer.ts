import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { newBlobKey, oneChunk } from '../src/ground/blobs/blobs';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { openDatabase } from '../src/ground/db/database';
import { startSession } from '../src/people/access/sessions';
import { listen } from '../src/server/listen';
import { readSettings } from '../src/server/settings/settings';
import { benchApp, benchPerson } from './benchApp';

/**
 * The server for bench/fileCost.ts. Arguments: the size of the document in bytes, and the address of a PostgreSQL server, without
 * which it uses the embedded database. Beside the portal's API a plain server sends the same file with the same headers. It tells
 * its parent both addresses. It answers every message with the processor time of the process so far; after a message with a
 * number it first reads the document's row that many times.
 */
const size = Number(process.argv[2]);
const url = process.argv[3];
const folder = mkdtempSync(join(tmpdir(), 'doblaje-cost-'));
const now = () => new Date();
const settings = readSettings({ DATA_DIR: folder });
const db = await openDatabase(
  url === undefined ? { kind: 'folder', folder: join(folder, 'db') } : { kind: 'postgres', url },
);
const files = join(folder, 'blobs');
const blobs = diskBlobs(files);
const app = benchApp(folder, { db, blobs }, settings);
const key = newBlobKey();
await blobs.write(key, oneChunk(new Uint8Array(size).fill(7)), size);

const tokens: Record<'USER' | 'ADMIN', string | null> = { USER: null, ADMIN: null };
let document = '';
for (const role of ['USER', 'ADMIN'] as const) {
  const { id } = await db
    .insertInto('users')
    .values(benchPerson(role))
    .returning('id')
    .executeTakeFirstOrThrow();
  tokens[role] = await startSession(db, id, '', now(), '');
  if (role === 'USER')
    document = (
      await db
        .insertInto('documents')
        .values({
          ...{ user_id: id, kind: 'script', title: 'Guion', project: null, state: null, date: '2026-11-20' },
          ...{ file_name: 'Guion.pdf', size, key, created_at: now(), updated_at: now() },
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
}
/** The cheapest possible statement. */
const BY_ID = CompiledQuery.raw('select id from documents where id = $1', [document]);
const server = await listen(app, '127.0.0.1', 0);

const answer = await fetch(`http://127.0.0.1:${server.port}/api/documents/${document}/file`, {
  headers: { authorization: `Bearer ${tokens.USER}` },
});
await answer.arrayBuffer();
if (answer.status !== 200) throw new Error(`The file is not there: ${answer.status}`);
const sent = [...answer.headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
const path = join(files, key.slice(0, 2), key);
const bare = createServer((_, response) => {
  response.writeHead(200, Object.fromEntries(sent));
  createReadStream(path).pipe(response);
});
await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));

process.on('message', async (asked) => {
  if (typeof asked === 'number') for (let n = 0; n < asked; n++) await db.executeQuery(BY_ID);
  // Collect garbage now, so that the next kind of request does not pay for it.
  if (asked === 'settle') global.gc?.();
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.once('disconnect', () => {
  bare.close();
  void server.close().then(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
process.send?.({ port: server.port, bare: (bare.address() as AddressInfo).port, tokens, document });
