import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { discardBlobs, dueBlobs } from '../src/ground/blobs/discarded';
import { followLink } from '../src/ground/files/links';
import { hashSecret } from '../src/ground/secrets/secrets';
import { after, MINUTE } from '../src/ground/time/time';
import { oldDatabase } from './oldDatabase';
import { fileDocument } from './sampleFiles';
import { testServer } from './testServer';

const NOW = new Date('2026-11-20T12:00:00Z');

test('a database of an earlier release learns which record holds which file, and its links still work', async () => {
  const { db, update, close } = await oldDatabase('2026-11-22-work-paper-archive');
  onTestFinished(close);
  const id = (n: number) => `0198a4d2-7c11-7d3a-9e55-00000000000${n}`;
  await sql`insert into users (id, email, first_name, last_name, role, password_hash, created_at, updated_at)
    values (${id(1)}, 'ana@correo.cl', 'Ana', 'Ruz', 'ADMIN', '', ${NOW}, ${NOW})`.execute(db);
  await sql`insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
    values (${id(2)}, ${id(1)}, 'a', ${NOW}, ${NOW}, ${after(NOW, MINUTE)})`.execute(db);
  await sql`insert into documents (id, user_id, kind, title, date, file_name, size, key, created_at, updated_at)
    values (${id(3)}, ${id(1)}, 'contract', 'Contrato', '2026-11-01', 'c.pdf', 1, 'of the document', ${NOW}, ${NOW})`.execute(
    db,
  );
  await sql`insert into archived_papers (id, kind, title, name, date, keep_until, size, key, archived_at)
    values (${id(4)}, 'boleta', 'Boleta 1', 'Ida', '2026-11-01', '2032-12-31', 1, 'of the paper', ${NOW})`.execute(
    db,
  );
  await sql`insert into applications (id, user_id, state, applicant_to, country, phone, address, age, community, disability,
      voice_training, experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, created_at, updated_at)
    values (${id(5)}, ${id(1)}, 'draft', 'Actor', 'CL', '', '', 29, 'Other', 'none', '', '[]', '', '', '', '', ${NOW}, ${NOW})`.execute(
    db,
  );
  await sql`insert into reels (application_id, n, name, size, key) values (${id(5)}, 2, 'r.mp4', 1, 'of the reel')`.execute(
    db,
  );
  await sql`insert into reel_pieces (application_id, digest, start, size, key, created_at)
    values (${id(5)}, 'abc', 0, 1, 'of the piece', ${NOW})`.execute(db);
  for (const [secret, document, paper] of [
    ['to the document', id(3), null],
    ['to the paper', null, id(4)],
    ['to everything', null, null],
  ]) {
    await sql`insert into file_links (token_hash, document_id, paper_id, session_id, expires_at)
      values (${hashSecret(secret ?? '')}, ${document}, ${paper}, ${id(2)}, ${after(NOW, MINUTE)})`.execute(
      db,
    );
  }
  await update();

  const held = await db.selectFrom('file_links').selectAll().orderBy('key').execute();
  expect(held).toEqual([
    { key: 'of the document', entity: 'document', entity_id: id(3) },
    { key: 'of the paper', entity: 'archived-paper', entity_id: id(4) },
    { key: 'of the piece', entity: 'reel-piece', entity_id: `${id(5)}/abc/0` },
    { key: 'of the reel', entity: 'reel', entity_id: `${id(5)}/2` },
  ]);
  const targetOf = async (secret: string) => (await followLink(db, secret, NOW)).target;
  expect(await targetOf('to the document')).toEqual({ entity: 'document', id: id(3) });
  expect(await targetOf('to the paper')).toEqual({ entity: 'archived-paper', id: id(4) });
  expect(await targetOf('to everything')).toBe('own export');

  await db.deleteFrom('users').execute();
  expect(await db.selectFrom('file_links').select('key').execute()).toEqual([{ key: 'of the paper' }]);
});

test('a file held by several records is removed with the last of them', async () => {
  const server = await testServer();
  onTestFinished(server.close);
  const [ana, bea] = [await server.createUser('ana@correo.cl'), await server.createUser('bea@correo.cl')];
  const script = await fileDocument(server, ana.id, { title: 'Guion' });
  const {
    key,
    searched: _searched,
    ...shared
  } = await server.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', script.id)
    .executeTakeFirstOrThrow();
  const { id: _, ...row } = { ...shared, key, user_id: bea.id };
  await server.db.insertInto('documents').values(row).execute();

  const remove = async (userId: string) => {
    await server.db.deleteFrom('documents').where('user_id', '=', userId).execute();
    await discardBlobs(server.db, [key], server.now());
  };
  await remove(ana.id);
  expect(await dueBlobs(server.db, server.now(), 10)).toEqual([]);
  await server.swept();
  expect(server.storedFiles()).toHaveLength(1);
  await remove(bea.id);
  await server.swept();
  expect(server.storedFiles()).toHaveLength(0);
});
