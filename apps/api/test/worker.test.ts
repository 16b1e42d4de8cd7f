import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { Message } from '../src/ground/mail/compose';
import { deliverBySmtp, RefusedForGood } from '../src/ground/mail/delivery';
import { enqueueMail } from '../src/ground/mail/outbox';
import { readUndelivered } from '../src/ground/mail/undelivered';
import { createMailWorker, pauseAfter } from '../src/ground/mail/worker';
import { HOUR, MINUTE, SECOND } from '../src/ground/time/time';
import { LETTERS } from '../src/server/registry';
import { testServer, tokenIn } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let deliver: (message: Message) => Promise<void>;
const IDENTITY = {
  ...{ brand: 'Estudio', from: 'a@estudio.cl', contact: [] },
  publicUrl: () => 'http://portal.test',
};
const log = vi.spyOn(console, 'error');
beforeAll(async () => {
  server = await testServer({ deliver: (message) => deliver(message) });
  await server.createUser('antonia@correo.cl');
  await server.createUser('bea@correo.cl');
});
beforeEach(() => {
  log.mockReset().mockReturnValue(undefined);
});
afterEach(async () => {
  await server.db.deleteFrom('mails').execute();
});
afterAll(() => server.close());

/** A server with one waiting mail, which `how` delivers. */
async function withDelivery(how: typeof deliver) {
  deliver = how;
  await enqueueMail(server.db, 'reset', 'antonia@correo.cl', server.now());
  return server;
}

test('a mail that fails is tried again, later each time, and every attempt is the same mail', async () => {
  const messages: Message[] = [];
  const { worker, wait } = await withDelivery(async (message) => {
    messages.push(message);
    if (messages.length < 3) throw Object.assign(new Error('no route'), { code: 'ECONNREFUSED' });
  });
  await worker.runDue();
  await worker.runDue();
  expect(messages).toHaveLength(1);
  wait(30 * SECOND);
  await worker.runDue();
  wait(59 * SECOND);
  await worker.runDue();
  expect(messages).toHaveLength(2);
  wait(SECOND);
  await worker.runDue();
  wait(24 * HOUR);
  await worker.runDue();
  expect(messages).toHaveLength(3);
  const mails = await Promise.all(messages.map(({ raw }) => PostalMime.parse(raw)));
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(1);
});

test('a mail that was asked for while the clock was ahead is sent once the clock is right again', async () => {
  const messages: Message[] = [];
  const { worker, wait } = await withDelivery(async (message) => void messages.push(message));
  wait(-HOUR);
  await worker.runDue();
  expect(messages).toHaveLength(1);
});

test('one that a dead process had taken while the clock was ahead is sent by the next', async () => {
  const messages: Message[] = [];
  const { wait, db, now } = await withDelivery(async () => {});
  const worker = createMailWorker({
    letters: LETTERS,
    db,
    now,
    identity: IDENTITY,
    deliver: async (message) => void messages.push(message),
  });
  await db
    .updateTable('mails')
    .set({ attempts: 1, due_at: new Date(now().getTime() + 3 * MINUTE) })
    .execute();
  wait(-HOUR);
  await worker.start({ takeOver: true });
  await vi.waitFor(() => expect(messages).toHaveLength(1), 15_000);
  await worker.stop();
});

test('the link of every attempt works, whichever of them arrives', async () => {
  const messages: Message[] = [];
  const { worker, wait, call } = await withDelivery(async (message) => {
    messages.push(message);
    if (messages.length === 1) throw new Error('connection lost after sending');
  });
  await worker.runDue();
  wait(MINUTE);
  await worker.runDue();
  const first = await PostalMime.parse(messages[0]?.raw ?? '');
  const password = 'clave nueva y larga';
  const body = { token: tokenIn(first, 'change-password'), password, passwordConfirmation: password };
  expect((await call('POST', '/users/change-password', body)).status).toBe(200);
});

test('the worker gives up after ten attempts and keeps the reason, not the words of the mail server', async () => {
  let attempts = 0;
  const { worker, wait, db } = await withDelivery(async () => {
    attempts++;
    throw Object.assign(new Error('550 antonia@correo.cl unknown'), { code: 'EENVELOPE' });
  });
  for (let index = 0; index < 15; index++) {
    await worker.runDue();
    wait(6 * HOUR);
  }
  expect(attempts).toBe(10);
  const [mail] = await db.selectFrom('mails').selectAll().execute();
  expect(mail).toMatchObject({ failure: 'EENVELOPE', done_at: expect.any(Date) });
  const [told] = await readUndelivered(db, { personId: mail?.user_id ?? '' });
  expect(told).toMatchObject({ address: 'antonia@correo.cl', isRefused: false });
  expect(log).toHaveBeenCalledTimes(10);
  expect(log.mock.calls.join()).not.toContain('correo.cl');
});

test('one mail that fails does not hold up the others', async () => {
  const delivered: string[] = [];
  const { worker, db, now } = await withDelivery(async ({ to }) => {
    if (to === 'antonia@correo.cl') throw new Error('no');
    delivered.push(to);
  });
  await enqueueMail(db, 'reset', 'bea@correo.cl', now());
  await worker.runDue();
  expect(delivered).toEqual(['bea@correo.cl']);
});

test('a mail in the hands of a worker that died is taken up again', async () => {
  const messages: Message[] = [];
  const { worker, db, wait, now } = await withDelivery(async (message) => void messages.push(message));
  await db
    .updateTable('mails')
    .set({ attempts: 1, due_at: new Date(now().getTime() + 2 * MINUTE) })
    .execute();
  await worker.runDue();
  expect(messages).toEqual([]);
  wait(2 * MINUTE);
  await worker.runDue();
  expect(messages).toHaveLength(1);
});

test('two workers never take the same mail', async () => {
  const messages: Message[] = [];
  const { worker } = await withDelivery(async (message) => void messages.push(message));
  await Promise.all([worker.runDue(), worker.runDue()]);
  expect(messages).toHaveLength(1);
});

test('a mail server that takes 7 seconds per mail gets each once, with one link, whoever else looks for mails', async () => {
  const delivered: string[] = [];
  const { worker, db, now, wait } = await withDelivery(async ({ id, raw }) => {
    delivered.push(`${id} with ${tokenIn(await PostalMime.parse(raw), 'change-password')}`);
    wait(7 * SECOND);
    // Two minutes have passed since the worker took the first mail.
    if (delivered.length === 18) await another.runDue();
  });
  const identity = {
    brand: 'Estudio',
    from: 'a@estudio.cl',
    publicUrl: () => 'http://portal.test',
    contact: [],
  };
  const another = createMailWorker({
    letters: LETTERS,
    db,
    now,
    identity,
    deliver: async ({ id }) => void delivered.push(`${id} by another`),
  });
  for (let index = 1; index < 20; index++) await enqueueMail(db, 'reset', 'antonia@correo.cl', now());
  const links = db.selectFrom('links').select('id');
  const before = (await links.execute()).length;
  await worker.runDue();
  expect(delivered).toHaveLength(20);
  expect(new Set(delivered.map((one) => one.split(' ')[0])).size).toBe(20);
  expect(await links.execute()).toHaveLength(before + 20);
});

test('mails that lead into an account go before the rest, however long the rest waits', async () => {
  const delivered: string[] = [];
  const { worker, db, now } = await withDelivery(async ({ raw }) => {
    delivered.push((await PostalMime.parse(raw)).subject ?? '');
  });
  await db.deleteFrom('mails').execute();
  for (let index = 0; index < 3; index++) await enqueueMail(db, 'application-sent', 'bea@correo.cl', now());
  await enqueueMail(db, 'reset', 'antonia@correo.cl', now());
  await worker.runDue();
  expect(delivered).toEqual(['Cambia tu contraseña', ...Array(3).fill('Recibimos tu postulación')]);
});

test('several mails are in hand at a time, each once; a stopped worker finishes those and takes no other', async () => {
  const waiting: (() => void)[] = [];
  const ids: number[] = [];
  await withDelivery(async () => {});
  const { db, now } = server;
  for (let index = 1; index < 10; index++) await enqueueMail(db, 'reset', 'bea@correo.cl', now());
  const worker = createMailWorker({
    letters: LETTERS,
    db,
    now,
    identity: IDENTITY,
    deliver: ({ id }) => {
      ids.push(id);
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
  });
  await worker.start({ takeOver: false });
  await vi.waitFor(() => expect(ids).toHaveLength(4), 15_000);
  // One finished delivery makes room for the next.
  waiting.shift()?.();
  await vi.waitFor(() => expect(ids).toHaveLength(5), 15_000);
  const stopped = worker.stop();
  for (const finish of waiting) finish();
  await stopped;
  expect(new Set(ids).size).toBe(5);
  const done = await db.selectFrom('mails').select('id').where('done_at', 'is not', null).execute();
  expect(done).toHaveLength(5);
});

describe('a mail server that refuses', () => {
  const refusal = (responseCode: number) =>
    Object.assign(new Error('antonia@correo.cl: no'), { responseCode });

  /** Makes a delivery through a real SMTP server, which answers by `how`. */
  async function withServer(
    how: Pick<NonNullable<ConstructorParameters<typeof SMTPServer>[0]>, 'onMailFrom' | 'onRcptTo' | 'onData'>,
  ) {
    const smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...how });
    const listening = smtp.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
    return deliverBySmtp(`smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`);
  }

  test.each([
    [
      'the recipient',
      550,
      { onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refusal(550)) },
    ],
    [
      'the mail itself',
      554,
      {
        onData: (stream: NodeJS.ReadableStream, _: unknown, done: (error?: Error) => void) => {
          stream.resume().on('end', () => done(refusal(554)));
        },
      },
    ],
  ] as const)(
    '%s for good is asked once, and the office sees it until it is sent again',
    async (_, code, how) => {
      const { worker, db, call, wait, tokenFor } = await withDelivery(await withServer(how as never));
      const { user_id } = await db.selectFrom('mails').select('user_id').executeTakeFirstOrThrow();
      await worker.runDue();
      wait(24 * HOUR);
      await worker.runDue();
      const [mail] = await db.selectFrom('mails').selectAll().execute();
      expect(mail).toMatchObject({ attempts: 1, failure: `REFUSED ${code}`, done_at: expect.any(Date) });
      expect(log.mock.calls.join()).not.toContain('correo.cl');

      await server.createUser(`admin${code}@estudio.cl`, { role: 'ADMIN' });
      const token = await tokenFor(`admin${code}@estudio.cl`);
      const told = async () =>
        (await call('GET', `/mails/undelivered?personId=${user_id}`, undefined, { token })).body.items;
      const [item] = await told();
      expect(item).toMatchObject({
        ...{ what: 'Cambiar la contraseña', address: 'antonia@correo.cl', isRefused: true },
      });
      // The address was corrected meanwhile.
      await db
        .updateTable('users')
        .set({ email: `nueva${code}@correo.cl` })
        .where('id', '=', user_id)
        .execute();
      const delivered: string[] = [];
      deliver = async ({ to }) => void delivered.push(to);
      const resend = () => call('POST', `/mails/undelivered/${item.id}/resend`, {}, { token });
      expect((await resend()).status).toBe(202);
      expect(await told()).toEqual([]);
      await worker.runDue();
      expect(delivered).toEqual([`nueva${code}@correo.cl`]);
      expect((await resend()).status).toBe(404);
      await db.updateTable('users').set({ email: 'antonia@correo.cl' }).where('id', '=', user_id).execute();
    },
  );

  test('only for now, or refuses the studio instead of the mail, is asked again', async () => {
    const message = { id: 1, from: 'a@estudio.cl', to: 'ana@correo.cl', raw: Buffer.from('Hola') };
    for (const how of [
      { onRcptTo: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refusal(451)) },
      { onMailFrom: (_: unknown, __: unknown, done: (error?: Error) => void) => done(refusal(550)) },
    ]) {
      const error = await (await withServer(how))(message).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(RefusedForGood);
    }
  });

  test('the failure is forgotten when the next mail of the same kind arrives', async () => {
    const { worker, db, now } = await withDelivery(async () => {
      throw new RefusedForGood(550);
    });
    await worker.runDue();
    deliver = async () => {};
    await enqueueMail(db, 'reset', 'antonia@correo.cl', now());
    await worker.runDue();
    expect(await db.selectFrom('mails').select('failure').execute()).toEqual([{ failure: null }]);
  });
});

test('a worker stopped with many mails waiting finishes the one in hand and leaves the others', async () => {
  let finish = () => {};
  let count = 0;
  const { worker, db, now } = await withDelivery(() => {
    count++;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  for (let index = 1; index < 5; index++) await enqueueMail(db, 'reset', 'bea@correo.cl', now());
  await worker.start({ takeOver: false });
  await vi.waitFor(() => expect(count).toBe(1), 15_000);
  const stopped = worker.stop();
  finish();
  await stopped;
  expect(count).toBe(1);
  const mails = await db.selectFrom('mails').select(['done_at', 'attempts']).orderBy('id').execute();
  expect(mails.map(({ done_at, attempts }) => [done_at !== null, attempts])).toEqual([
    [true, 1],
    [false, 0],
    [false, 0],
    [false, 0],
    [false, 0],
  ]);
});

test('a mail server that accepts and says nothing is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const send = deliverBySmtp(`smtp://127.0.0.1:${port}`, { greetingTimeout: 50 });
  const message = { id: 1, from: 'a@estudio.cl', to: 'ana@correo.cl', raw: Buffer.from('Hola') };
  await expect(send(message)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  silent.close();
});

test('the pauses between attempts double up to six hours', () => {
  expect([1, 2, 3, 11].map(pauseAfter)).toEqual([30 * SECOND, MINUTE, 2 * MINUTE, 6 * HOUR]);
});
