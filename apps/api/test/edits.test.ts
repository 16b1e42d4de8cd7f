import { Problem } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/db/database';
import { saveIfCurrent } from '../src/edits/saveIfCurrent';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe('an edit', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await server.createUser('editada@correo.cl'));
  });

  const read = (db: Database) =>
    db
      .selectFrom('users')
      .select(['phone', 'updated_at'])
      .where('id', '=', id)
      .executeTakeFirst()
      .then((row) => (row ? { phone: row.phone, updatedAt: row.updated_at.toISOString() } : null));
  const save = (readWith: string, phone: string, { of = id, db = server.db, fails = false } = {}) =>
    saveIfCurrent(db, {
      of: (transaction) => transaction.selectFrom('users').selectAll().where('id', '=', of),
      writtenAt: (user) => user.updated_at,
      readWith,
      now: server.now(),
      write: async (transaction, moment) => {
        await transaction
          .updateTable('users')
          .set({ phone, updated_at: moment })
          .where('id', '=', id)
          .execute();
        if (fails) throw new Problem(422, 'No');
      },
      read,
    });
  const now = async () => (await read(server.db)) ?? { phone: '', updatedAt: '' };

  test('is saved once: of many that were read at the same time the others are told what is there', async () => {
    const { updatedAt } = await now();
    const edits = await Promise.all(['1', '2', '3', '4'].map((phone) => save(updatedAt, phone)));
    const saved = edits.filter(({ isStale }) => !isStale);
    expect(saved).toEqual([{ isStale: false, saved: await now() }]);
    for (const edit of edits.filter(({ isStale }) => isStale))
      expect(edit).toEqual({ isStale: true, current: await now() });
  });

  test('of the same millisecond as the one before has another moment all the same', async () => {
    const before = await now();
    await save(before.updatedAt, '5');
    const after = await now();
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await save(after.updatedAt, '6')).toMatchObject({ isStale: false });
  });

  test('that is refused while it is written leaves nothing, and one of nothing is not found', async () => {
    const before = await now();
    await expect(save(before.updatedAt, '7', { fails: true })).rejects.toMatchObject({ status: 422 });
    expect(await now()).toEqual(before);
    const of = '0198a4d2-8c11-7d3a-9e55-000000000000';
    await expect(save(before.updatedAt, '8', { of })).rejects.toMatchObject({ status: 404 });
  });

  test('within a transaction goes with it', async () => {
    const before = await now();
    await server.db
      .transaction()
      .execute(async (db) => {
        await save(before.updatedAt, '9', { db });
        throw new Error('the rest did not work');
      })
      .catch(() => undefined);
    expect(await now()).toEqual(before);
  });
});
