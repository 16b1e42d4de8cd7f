import { CONSENT_STATEMENTS } from '@doblaje/domain/consents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/ground/db/database';
import { migrate } from '../src/ground/db/migrate';
import { emptyStorage, removeStorage } from './testStorage';

const LEDGER = '2026-12-14-consents-ledger';
const THEN = 'Las palabras de entonces.';

const storage = await emptyStorage({ tables: false });
let db: Database;
beforeAll(async () => {
  db = await openDatabase(storage, { migrates: false });
  await migrate(db, (name) => name < LEDGER);
});
afterAll(async () => {
  await db.destroy();
  await removeStorage(storage);
});

const person = async (email: string) => {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, first_name, last_name, role, password_hash, created_at, updated_at)
    values (${email}, 'Ana', 'Rojas', 'USER', 'x', now(), now()) returning id`.execute(db);
  return rows[0]?.id ?? '';
};
const applied = async (userId: string) => {
  const { rows } = await sql<{ id: string }>`
    insert into applications (user_id, state, applicant_to, country, phone, address, age, community, disability, voice_training,
      experiences, vocal_age_range, singing_experience, singing_detail, vocal_tone, created_at, updated_at)
    values (${userId}, 'new', 'Actor', 'CL', '1', 'a', 20, 'Other', 'none', '', '[]', '', '', '', '', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? '';
};
const agreed = (userId: string, purpose: string, withdrawn: string | null = null) =>
  sql`insert into consents (user_id, purpose, statement, given_at, withdrawn_at)
    values (${userId}, ${purpose}, ${THEN}, '2026-03-02T12:00:00Z', ${withdrawn})`.execute(db);

test('every consent stays as it was given, and who had sent reels has a row for them with the words of then', async () => {
  const withReels = await person('con@correo.cl');
  const half = await person('a.medias@correo.cl');
  const without = await person('sin@correo.cl');
  for (const id of [withReels, half, without]) await agreed(id, 'application');
  await agreed(withReels, 'profile-sensitive', '2026-04-01T12:00:00Z');
  await sql`insert into reels (application_id, n, name, size, key)
    values (${await applied(withReels)}, 1, 'a.mp4', 1, 'a')`.execute(db);
  await sql`insert into reel_pieces (application_id, digest, start, size, key, created_at)
    values (${await applied(half)}, 'd', 0, 1, 'b', now())`.execute(db);
  await applied(without);

  await migrate(db);
  const rows = await db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'consents.user_id')
    .select([
      'email',
      'purpose',
      'statement',
      'version',
      'given_from',
      'is_replaced',
      'withdrawn_at',
      'given_at',
    ])
    .orderBy('email')
    .orderBy('purpose')
    .execute();
  const given_at = new Date('2026-03-02T12:00:00Z');
  const row = (email: string, purpose: string, withdrawn_at: Date | null = null) => ({
    ...{ email: `${email}@correo.cl`, purpose, statement: THEN, version: 1, given_from: '' },
    ...{ is_replaced: false, withdrawn_at, given_at },
  });
  expect(rows).toEqual([
    row('a.medias', 'application'),
    row('a.medias', 'reels'),
    row('con', 'application'),
    row('con', 'profile-sensitive', new Date('2026-04-01T12:00:00Z')),
    row('con', 'reels'),
    row('sin', 'application'),
  ]);
  expect(Object.values(CONSENT_STATEMENTS)).not.toContain(THEN);
});

test('the register of consents is a treatment that people are told of', async () => {
  const told = await db.selectFrom('treatments').select('key').where('key', '=', 'consents').execute();
  expect(told).toEqual([{ key: 'consents' }]);
});
