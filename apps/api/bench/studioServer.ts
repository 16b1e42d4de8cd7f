import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/ground/db/database';
import { startSession } from '../src/people/access/sessions';
import { listen } from '../src/server/listen';
import { benchApp, benchPerson } from './benchApp';

/**
 * The server for bench/studioMemory.ts: 20 000 projects and 10 000 people, on the PostgreSQL server in its argument or else on an
 * embedded database. After 'forget' from its parent, the next 'peak' counts from there.
 */
const url = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'doblaje-studio-'));
const now = () => new Date();
const db = await openDatabase(
  url ? { kind: 'postgres', url } : { kind: 'folder', folder: join(folder, 'db') },
);
const app = benchApp(folder, { db });

const at = { created_at: now(), updated_at: now() };
const { id: admin } = await db
  .insertInto('users')
  .values(benchPerson('ADMIN'))
  .returning('id')
  .executeTakeFirstOrThrow();
const client = await db
  .insertInto('catalogue_entries')
  .values({ kind: 'client', label: 'Puerto Mudo', stage: '', position: 1, updated_at: now() })
  .returning('id')
  .executeTakeFirstOrThrow();
for (let start = 0; start < 20_000; start += 1_000) {
  const projects = Array.from({ length: 1_000 }, (_, n) => ({
    ...at,
    title: `La bahía de los relojes ${start + n}`,
    season: `${n % 9}`,
    house_number: `BR-${start + n}`,
    type_id: 2 as const,
    status_id: 1,
    client_id: client.id,
  }));
  await db.insertInto('projects').values(projects).execute();
}
for (let start = 0; start < 10_000; start += 1_000) {
  const people = Array.from({ length: 1_000 }, (_, n) => ({
    ...benchPerson('USER'),
    email: `persona${start + n}@muchos.cl`,
  }));
  await db.insertInto('users').values(people).execute();
}
const project = await db.selectFrom('projects').select('id').orderBy('id').executeTakeFirstOrThrow();
const server = await listen(app, '127.0.0.1', 0);

/** Largest resident memory since the last 'forget', in bytes (Linux). */
function peak(): number {
  const [, kibibytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

process.on('message', (message) => {
  if (message === 'forget') {
    global.gc?.();
    writeFileSync('/proc/self/clear_refs', '5');
  }
  process.send?.({ peak: peak() });
});
process.once('disconnect', () => {
  void server.close().then(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
const token = await startSession(db, admin, '', now(), '');
process.send?.({ port: server.port, token, project: project.id });
