import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enqueueMail } from '../src/ground/mail/outbox';
import { MINUTE, SECOND } from '../src/ground/time/time';
import { testServer } from './testServer';

const WELL = { database: true, store: true, outbox: true, running: true };

let server: Awaited<ReturnType<typeof testServer>>;
const told = vi.fn();
beforeEach(async () => {
  server = await testServer();
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(async () => {
  vi.restoreAllMocks();
  told.mockReset();
  await server.close();
});

const ready = () => server.call('GET', '/ready');

/** What a server that lacks this says, within two seconds and while it lives. */
async function expectMissing(missing: Partial<typeof WELL>) {
  const started = performance.now();
  const { status, headers, body } = await ready();
  expect(performance.now() - started).toBeLessThan(2 * SECOND);
  expect({ status, body }).toEqual({ status: 503, body: { ...WELL, ...missing } });
  expect(headers.get('retry-after')).toBe('5');
  expect((await server.call('GET', '/health')).status).toBe(200);
}

test('a server that has all it needs is ready', async () => {
  expect(await ready()).toMatchObject({ status: 200, body: WELL });
  expect(told).not.toHaveBeenCalled();
});

test('a file store that is gone is told, and neither where it was nor why', async () => {
  vi.spyOn(server.blobs, 'check').mockRejectedValue(new Error('http://almacen.interno: secreto'));
  await expectMissing({ store: false });
});

test('a file store that hangs is asked once, however many ask', async () => {
  const check = vi.spyOn(server.blobs, 'check').mockReturnValue(new Promise(() => {}));
  await Promise.all([1, 2, 3].map(() => expectMissing({ store: false })));
  await expectMissing({ store: false });
  expect(check).toHaveBeenCalledTimes(1);
});

test('a database that hangs is told in time; once it answers, the server is ready again', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // More than there are connections.
  const holding = Array.from({ length: 12 }, () => server.db.transaction().execute(() => ended));
  onTestFinished(() => end());
  await setTimeout(100);
  await expectMissing({ database: false, outbox: false });
  end();
  await Promise.allSettled(holding);
  await vi.waitFor(async () => expect((await ready()).status).toBe(200), 10 * SECOND);
});

test('a mail that nobody takes for long is told; one that failed and waits for its next attempt is not', async () => {
  await enqueueMail(server.db, 'reset', 'nadie@correo.cl', server.now());
  server.wait(16 * MINUTE);
  await expectMissing({ outbox: false });
  await setTimeout(SECOND);
  await server.db
    .updateTable('mails')
    .set({ attempts: 3, failure: 'ECONNREFUSED', due_at: server.now() })
    .execute();
  expect((await ready()).status).toBe(200);
});
