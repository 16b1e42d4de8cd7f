import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { crashStudio, judge, logIn, seedPeople, tell } from '../test/crashes';
import { bundleServer, removeBundle, runCli } from '../test/serverProcess';
import { besideUsual, timesOf } from './beside';
import { startMailbox } from './mailbox';

beforeAll(bundleServer);
afterAll(removeBundle);

const PEOPLE = 5;
/** Mails that meet the fault before anything is asked: as many as the server has in hand at once. */
const IN_HAND = 4;
const FAULTS = ['silent', '451', '550'] as const;

test('a mail server that is silent or refuses delays nothing, and it gets each mail once when it is well', async () => {
  const mailbox = await startMailbox();
  const studio = await crashStudio({ SMTP_URL: mailbox.url, DEMO: '1', RATE_LIMITS: 'off' });
  await studio.inDatabase((db) => seedPeople(db, PEOPLE));
  const admin = await studio.start('admin@correo.cl');
  const person = await logIn(admin, 'p0@correo.cl');
  await vi.waitFor(() => expect(mailbox.taken.length).toBeGreaterThan(0), 60_000);
  const askMail = (index: number) =>
    admin.send('POST', '/users/send-mail/resetpassword', { email: `p${index % PEOPLE}@correo.cl` });
  let turn = 0;
  const asked = {
    session: () => person.get('/users/auth/session'),
    documents: () => person.get('/documents'),
    'ask for a mail': () => askMail(turn++),
  };
  const usual = await timesOf(asked);
  const resetMails = () => mailbox.taken.filter((id) => id.includes('.reset@'));
  const reset = () => resetMails().length;
  await vi.waitFor(() => expect(reset()).toBe(turn), 60_000);
  const refusals = () =>
    studio.inDatabase(async (db) => {
      const rows = await db.selectFrom('mails').select('id').where('failure', '=', 'REFUSED 550').execute();
      return rows.length;
    });
  for (const fault of FAULTS) {
    mailbox.setFault(fault);
    const before = turn;
    for (let index = 0; index < PEOPLE; index++) await askMail(turn++);
    await vi.waitFor(() => expect(mailbox.struck()).toBeGreaterThanOrEqual(IN_HAND), 60_000);
    const times = await timesOf(asked);
    if (fault === '550') await vi.waitFor(async () => expect(await refusals()).toBe(turn - before), 60_000);
    mailbox.setFault(undefined);
    const started = performance.now();
    if (fault === '550') {
      // Refused for good: an ADMIN has them sent again.
      const { said } = await runCli(studio.settings, 'mail:retry');
      expect(said).toContain(`de nuevo: ${turn - before}`);
    }
    await vi.waitFor(() => expect(reset()).toBeGreaterThanOrEqual(turn), {
      timeout: 300_000,
      interval: 250,
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    tell(`mail server ${fault}`, `${besideUsual(times, usual)}; all taken ${seconds} s after it is well`);
  }
  admin.run.process.kill('SIGTERM');
  expect(await admin.run.exited).toBe(0);
  const waiting = await studio.inDatabase((db) =>
    db.selectFrom('mails').select('id').where('done_at', 'is', null).execute(),
  );
  judge('mail server at fault', `${FAULTS.length} faults, ${turn} mails`, {
    lost: turn - new Set(resetMails()).size + waiting.length,
    doubled: mailbox.taken.length - new Set(mailbox.taken).size,
    orphans: (await studio.leftAfterSweep()).orphans,
  });
  await mailbox.close();
  await studio.remove();
});
