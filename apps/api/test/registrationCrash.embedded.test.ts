import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AFTER_LEASE, crashes, crashStudio, judge, killDuring } from './crashes';
import { bundleServer, removeBundle } from './serverProcess';
import { PASSWORD, tokenIn } from './testServer';

beforeAll(bundleServer);
afterAll(removeBundle);

const ROUNDS = crashes(10);

test('killed in the middle of registrations: every answered one is stored and mailed once', async () => {
  const studio = await crashStudio({ DEMO: '1', RATE_LIMITS: 'off' });
  const answered: string[] = [];
  const attempted: string[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    const { run, send } = await studio.start();
    const registerOn = async (line: number) => {
      for (let index = 0; ; index++) {
        const email = `p${round}-${line}-${index}@correo.cl`;
        attempted.push(email);
        const person = { first_name: 'Ana', last_name: 'Ruz', email };
        const answer = await send('POST', '/users/auth/register', {
          ...person,
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
        });
        if (answer.status === 202) answered.push(email);
      }
    };
    // Each round kills the server at another moment: while it hashes, writes, or sends mails.
    const moment = async () => {
      await setTimeout(150 + round * 90);
      // On a busy machine the first answers take longer than that.
      while (answered.length < 2 * (round + 1)) await setTimeout(5);
    };
    await killDuring(run, [registerOn(0), registerOn(1), registerOn(2)], moment());
  }
  expect(answered.length).toBeGreaterThan(ROUNDS);

  // The API does not say which addresses are registered, so the test reads the database while the server is down.
  const rows = await studio.inDatabase((db) =>
    db
      .selectFrom('users')
      .select('email')
      // The demo also has people who never activated their accounts.
      .where('activated_at', 'is', null)
      .where('email', 'not like', '%@doblaje.test')
      .execute(),
  );
  const registered = rows.map(({ email }) => email);
  expect(attempted).toEqual(expect.arrayContaining(registered));

  studio.setClock(AFTER_LEASE);
  const { run, send } = await studio.start();
  // The demo's orders cause mails of their own.
  const written = async () =>
    (await studio.mails()).filter(({ to }) => !to?.[0]?.address?.endsWith('@doblaje.test'));
  await vi.waitFor(async () => expect(await written()).toHaveLength(registered.length), {
    timeout: 60_000,
    interval: 250,
  });
  const mails = await written();
  // Exactly one mail for each account.
  const addresses = mails.map(({ to }) => to?.[0]?.address ?? '');
  expect(addresses.sort()).toEqual(registered.sort());
  for (const mail of mails) {
    const { status } = await send('POST', '/users/auth/activate', { token: tokenIn(mail, 'activate') });
    expect(status).toBe(200);
  }
  run.process.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  judge('kill -9 in registrations', `${ROUNDS} times, ${answered.length} acknowledged`, {
    lost: answered.filter((email) => !registered.includes(email)).length,
    doubled: addresses.length - new Set(addresses).size,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await studio.remove();
});
