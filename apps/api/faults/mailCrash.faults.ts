import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enqueueMail } from '../src/ground/mail/outbox';
import { AFTER_LEASE, crashes, crashStudio, judge, killDuring, seedPeople } from '../test/crashes';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { startMailbox } from './mailbox';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(20);
/** Mails that wait at the beginning of each round. */
const MAILS = 20;

test('killed while mails are sent: each is sent, and one that is sent again is the same mail', async () => {
  const mailbox = await startMailbox(15);
  const studio = await crashStudio({ SMTP_URL: mailbox.url });
  await studio.inDatabase((db) => seedPeople(db, MAILS));
  for (let round = 0; round < ROUNDS; round++) {
    await studio.inDatabase(async (db) => {
      for (let index = 0; index < MAILS; index++)
        await enqueueMail(db, 'password-changed', `p${index}@correo.cl`, new Date());
    });
    const before = mailbox.taken.length;
    const { run } = await studio.start();
    const moment = async () => {
      while (mailbox.taken.length < before + 2 + (round % 10)) await setTimeout(1);
      await setTimeout(round % 7);
    };
    await killDuring(run, [], moment());
  }
  studio.setClock(AFTER_LEASE);
  const { run } = await studio.start();
  const asked = ROUNDS * MAILS;
  await vi.waitFor(() => expect(new Set(mailbox.taken).size).toBe(asked), {
    timeout: 120_000,
    interval: 250,
  });
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  const again = mailbox.taken.length - asked;
  judge('kill -9 in mails', `${ROUNDS} times, ${asked} mails, ${again} sent again as the same Message-ID`, {
    lost: asked - new Set(mailbox.taken).size,
    doubled: new Set(mailbox.taken).size - asked,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  // No more than the worker had in its hands.
  expect(again).toBeLessThanOrEqual(4 * ROUNDS);
  await mailbox.close();
  await studio.remove();
});
