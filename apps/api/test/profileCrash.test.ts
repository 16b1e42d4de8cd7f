import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crashes, crashStudio, judge, killDuring, seedPeople } from './crashes';
import { bundleServer, removeBundle } from './serverProcess';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(3);

test('killed while a profile is saved: an acknowledged edit stays, each has one history line, and none is half saved', async () => {
  const studio = await crashStudio();
  await studio.inDatabase((db) => seedPeople(db, 1));
  /** Account numbers in the order in which they were sent, and whether the server acknowledged them. */
  const sent: { number: string; isAcknowledged: boolean }[] = [];
  const acknowledged = () => sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  let lost = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { run, get, send } = await studio.start('p0@correo.cl');
    const before = acknowledged();
    const saveOn = async () => {
      for (;;) {
        const { updatedAt } = (await (await get('/users/me/profile')).json()).bank;
        const edit = { number: String(sent.length + 1).padStart(10, '0'), isAcknowledged: false };
        sent.push(edit);
        const bank = { bank: '012', account_type: 'vista', account_number: edit.number };
        const answer = await send('PATCH', '/users/me/profile', {
          ...{ section: 'bank', ...bank, holder_rut: '12345678-5', updatedAt },
        });
        expect(answer.status).toBe(200);
        edit.isAcknowledged = true;
      }
    };
    const moment = async () => {
      while (acknowledged() < before + 2) await setTimeout(1);
      await setTimeout((round * 7) % 60);
    };
    await killDuring(run, [saveOn()], moment());

    const { account_number } = await studio.inDatabase((db) =>
      db
        .selectFrom('users')
        .select('account_number')
        .where('email', '=', 'p0@correo.cl')
        .executeTakeFirstOrThrow(),
    );
    // The last edit may be stored without its answer; those before it were all answered, and each replaced the one before.
    const last = sent.findIndex(({ number }) => number === account_number);
    expect(last).toBeGreaterThanOrEqual(sent.length - 2);
    lost += sent.slice(last + 1).filter(({ isAcknowledged }) => isAcknowledged).length;
    // What was not stored is no longer expected anywhere.
    sent.splice(last + 1);
    if (sent[last]) sent[last].isAcknowledged = true;
  }
  const { lines } = await studio.inDatabase((db) =>
    db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<string>().as('lines'))
      .where('entity', '=', 'person')
      .executeTakeFirstOrThrow(),
  );
  expect(acknowledged()).toBeGreaterThan(2 * ROUNDS - 1);
  judge('kill -9 in profile edits', `${ROUNDS} times, ${acknowledged()} acknowledged`, {
    lost,
    doubled: Number(lines) - sent.length,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await studio.remove();
});
