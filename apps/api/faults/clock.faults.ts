import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR } from '../src/ground/time/time';
import { type CrashApi, crashStudio, judge, logIn, seedPeople, tell } from '../test/crashes';
import { bundleServer, removeBundle } from '../test/serverProcess';
import { tokenIn } from '../test/testServer';
import { besideUsual, timesOf } from './beside';
import { startMailbox } from './mailbox';

beforeAll(bundleServer);
afterAll(removeBundle);

const MOVES = [
  ['an hour forward', HOUR],
  ['an hour back', 0],
  ['another hour back', -HOUR],
  ['forward again', 0],
] as const;

test('a clock that is put forward or back ends no session, keeps no mail back, and shuts nobody out', async () => {
  const mailbox = await startMailbox();
  const studio = await crashStudio({ SMTP_URL: mailbox.url });
  await studio.inDatabase((db) => seedPeople(db, 2));
  const nobody = await studio.start();
  let person: CrashApi = await logIn(nobody, 'p0@correo.cl');
  const asked = {
    session: () => person.get('/users/auth/session'),
    documents: () => person.get('/documents'),
    profile: () => person.get('/users/me/profile'),
  };
  const usual = await timesOf(asked);
  let mails = 0;
  for (const [name, ahead] of MOVES) {
    studio.setClock(ahead);
    // The server reads it within 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const times = await timesOf(asked);
    expect((await person.get('/users/auth/session')).status).toBe(200);
    person = await logIn(nobody, 'p0@correo.cl');
    expect((await person.get('/users/auth/session')).status).toBe(200);
    const asking = performance.now();
    expect(
      (await nobody.send('POST', '/users/send-mail/resetpassword', { email: 'p1@correo.cl' })).status,
    ).toBe(202);
    mails++;
    await vi.waitFor(() => expect(mailbox.taken.length).toBeGreaterThanOrEqual(mails), {
      timeout: 60_000,
      interval: 100,
    });
    const seconds = ((performance.now() - asking) / 1000).toFixed(1);
    // A link in a mail that was sent before the clock moved is good afterwards.
    tell(`clock ${name}`, `${besideUsual(times, usual)}; a mail was sent after ${seconds} s`);
  }
  // The newest link: each mail ends the one before.
  const token = tokenIn(mailbox.mails.at(-1), 'change-password');
  const password = 'otra frase bien larga';
  const changed = await nobody.send('POST', '/users/change-password', {
    token,
    password,
    passwordConfirmation: password,
  });
  expect(changed.status).toBe(200);
  nobody.run.process.kill('SIGTERM');
  expect(await nobody.run.exited).toBe(0);
  judge('clock moved', `${MOVES.length} times, ${mails} mails`, {
    lost: mails - mailbox.mails.filter(({ messageId }) => messageId?.includes('.reset@')).length,
    doubled: mailbox.taken.length - new Set(mailbox.taken).size,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await mailbox.close();
  await studio.remove();
});
