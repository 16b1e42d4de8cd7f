import { changeOf } from '@doblaje/contract/changedFile';
import { ApiError, NETWORK_MESSAGE } from '@doblaje/contract/client';
import { describe, expect, test } from 'vitest';
import { ANSWERS, a, b, c, job, lost, once, sampleSending } from './sampleServer';
import { BROKEN, CANCELLED } from './sendApplication';
import { bytesOf } from './sendingState';

describe('all goes well', () => {
  test('sends the draft, each file to its place, and the end', async () => {
    const { sending, calls, stateOf } = sampleSending();
    await sending.start(job(a, b));
    expect(calls).toEqual([
      'create +56 9 5550 0142',
      'upload draft 1 a.mp4',
      'upload draft 2 b.mp4',
      'submit draft 2',
    ]);
    expect(sending.get().phase).toBe('done');
    expect(stateOf(a)).toEqual({ state: 'sent' });
  });

  test('sends without files too', async () => {
    const { sending, calls } = sampleSending();
    await sending.start(job());
    expect(calls.at(-1)).toBe('submit draft 0');
  });

  test('sends once when started twice at once, and what is done stays done', async () => {
    const { sending, calls } = sampleSending();
    await Promise.all([sending.start(job(a)), sending.start(job(a))]);
    await sending.start(job(a));
    expect(calls).toHaveLength(3);
  });

  test('reports its progress in bytes', async () => {
    const { sending, stateOf } = sampleSending();
    const seen: number[] = [];
    sending.subscribe(() => seen.push(bytesOf([a, b], sending.get()).loaded));
    const started = sending.start(job(a, b));
    expect(sending.get().phase).toBe('sending');
    expect(stateOf(b)).toEqual({ state: 'waiting' });
    await started;
    expect([...new Set(seen)]).toEqual([0, 5, 10, 20, 30]);
    expect(bytesOf([a, b], sending.get()).total).toBe(30);
  });
});

describe('a connection that breaks', () => {
  test('stops at the broken file; trying again sends that file and the rest, nothing twice', async () => {
    const { sending, calls, stateOf } = sampleSending(once('upload draft 2 b.mp4', lost()));
    await sending.start(job(a, b, c));
    expect(sending.get()).toMatchObject({
      phase: 'stopped',
      stop: { kind: 'offline', message: NETWORK_MESSAGE },
    });
    expect(stateOf(a)).toEqual({ state: 'sent' });
    expect(stateOf(b)).toEqual({ state: 'failed', reason: BROKEN });
    expect(stateOf(c)).toBeUndefined();
    calls.length = 0;
    await sending.start({ ...job(a, b, c), only: b });
    expect(calls).toEqual(['upload draft 2 b.mp4', 'upload draft 3 c.mp4', 'submit draft 3']);
    expect(sending.get().phase).toBe('done');
  });

  test('before the first file or at the end: going on sends the rest', async () => {
    const first = sampleSending(once('create +56 9 5550 0142', lost()));
    await first.sending.start(job(a));
    expect(first.stateOf(a)).toBeUndefined();
    await first.sending.start(job(a));
    expect(first.sending.get().phase).toBe('done');
    const last = sampleSending(once('submit draft 1', lost()));
    await last.sending.start(job(a));
    await last.sending.start(job(a));
    expect(last.calls.slice(-2)).toEqual(['submit draft 1', 'submit draft 1']);
    expect(last.sending.get().phase).toBe('done');
  });
});

describe('cancelling', () => {
  test('everything: what has arrived stays, the rest is as before', async () => {
    const { sending, calls, stateOf } = sampleSending(once('upload draft 2 b.mp4', 'never'));
    const started = sending.start(job(a, b, c));
    await expect.poll(() => stateOf(b)?.state).toBe('sending');
    sending.cancel();
    await started;
    expect(sending.get()).toMatchObject({ phase: 'stopped', stop: { kind: 'cancelled' } });
    expect(stateOf(a)).toEqual({ state: 'sent' });
    expect([stateOf(b), stateOf(c)]).toEqual([undefined, undefined]);
    calls.length = 0;
    await sending.start(job(a, b, c));
    expect(calls).toEqual(['upload draft 2 b.mp4', 'upload draft 3 c.mp4', 'submit draft 3']);
  });

  test('one file, under way or waiting: the others arrive, and the page says that some are left', async () => {
    const { sending, calls, stateOf } = sampleSending(once('upload draft 1 a.mp4', 'never'));
    const started = sending.start(job(a, b, c));
    await expect.poll(() => stateOf(a)?.state).toBe('sending');
    sending.cancel(c);
    sending.cancel(a);
    await started;
    expect(stateOf(a)).toEqual({ state: 'failed', reason: CANCELLED });
    expect(stateOf(c)).toEqual({ state: 'failed', reason: CANCELLED });
    expect(stateOf(b)).toEqual({ state: 'sent' });
    expect(sending.get().stop).toEqual({ kind: 'files' });
    calls.length = 0;
    // Only the requested file is sent; the other one stays failed.
    await sending.start({ ...job(a, b, c), only: c });
    expect(calls).toEqual(['upload draft 3 c.mp4']);
    expect(stateOf(a)).toEqual({ state: 'failed', reason: CANCELLED });
    await sending.start(job(a, b, c));
    expect(calls.slice(-2)).toEqual(['upload draft 1 a.mp4', 'submit draft 3']);
  });

  test('the last request is not cancelled', async () => {
    const { sending, calls } = sampleSending(once('submit draft 0', lost()));
    sending.subscribe(() => sending.get().phase === 'submitting' && sending.cancel());
    await sending.start(job());
    expect(sending.get().stop?.kind).toBe('offline');
    expect(calls).toHaveLength(2);
  });

  test('forgetting while it runs: nothing of it comes back', async () => {
    const { sending, stateOf } = sampleSending(once('upload draft 1 a.mp4', 'never'));
    const started = sending.start(job(a));
    await expect.poll(() => stateOf(a)?.state).toBe('sending');
    sending.reset();
    await started;
    expect(sending.get()).toEqual({ phase: 'idle', files: new Map(), stop: null });
  });
});

describe('refusals', () => {
  test('of a file: the others are sent, and the reason shows beside the file', async () => {
    const refusal = new ApiError(422, 'a.mp4 no es un archivo MP4', [{ field: 'file', message: 'x' }]);
    const { sending, stateOf } = sampleSending(once('upload draft 1 a.mp4', refusal));
    await sending.start(job(a, b));
    expect(stateOf(a)).toEqual({ state: 'failed', reason: 'a.mp4 no es un archivo MP4' });
    expect(stateOf(b)).toEqual({ state: 'sent' });
    expect(sending.get().stop).toEqual({ kind: 'files' });
  });

  test.each([
    [
      'of answers',
      new ApiError(422, 'Revisa', [{ field: 'phone', message: 'Mal' }]),
      { kind: 'fields', errors: [{ field: 'phone', message: 'Mal' }] },
    ],
    [
      'while one is open',
      new ApiError(409, 'Ya tienes una postulación en curso.', [], 'APPLICATION_OPEN'),
      { kind: 'refused', message: 'Ya tienes una postulación en curso.' },
    ],
    ['of a session that ended', new ApiError(401, 'Invalid token'), { kind: 'session' }],
    [
      'without sense',
      new TypeError('secret'),
      { kind: 'refused', message: 'Algo salió mal. Inténtalo de nuevo.' },
    ],
  ])('%s', async (_, error, stop) => {
    const { sending } = sampleSending(once('create +56 9 5550 0142', error));
    await sending.start(job(a));
    expect(sending.get()).toMatchObject({ phase: 'stopped', stop });
  });

  test('a session ends at a file: with another session it goes on there', async () => {
    const { sending, calls, stateOf } = sampleSending(
      once('upload draft 2 b.mp4', new ApiError(401, 'Invalid token')),
    );
    await sending.start(job(a, b));
    expect(sending.get().stop).toEqual({ kind: 'session' });
    expect(stateOf(b)).toEqual({ state: 'failed', reason: 'Tu sesión terminó.' });
    calls.length = 0;
    await sending.start(job(a, b));
    expect(calls).toEqual(['upload draft 2 b.mp4', 'submit draft 2']);
  });

  test("a draft that is another person's is started again, with all files", async () => {
    const { sending, calls, loseDraft } = sampleSending((call) =>
      call.startsWith('upload draft 2')
        ? new ApiError(calls.length < 4 ? 401 : 404, 'Invalid token')
        : undefined,
    );
    await sending.start(job(a, b));
    loseDraft();
    calls.length = 0;
    calls.push('a', 'b', 'c');
    await sending.start(job(a, b));
    expect(calls.slice(3)).toEqual([
      'upload draft 2 b.mp4',
      'create +56 9 5550 0142',
      'upload second 1 a.mp4',
      'upload second 2 b.mp4',
      'submit second 2',
    ]);
  });
});

describe('what changes between attempts', () => {
  test('answers are written again, files are not sent again', async () => {
    const { sending, calls } = sampleSending(once('submit draft 1', lost()));
    await sending.start(job(a));
    calls.length = 0;
    await sending.start({ ...job(a), answers: { ...ANSWERS, phone: '2' } });
    expect(calls).toEqual(['create 2', 'submit draft 1']);
  });

  test('a file that arrived is removed: the places close up', async () => {
    const { sending, calls } = sampleSending(once('submit draft 3', lost()));
    await sending.start(job(a, b, c));
    calls.length = 0;
    await sending.start(job(b, c));
    expect(calls).toEqual(['upload draft 1 c.mp4', 'submit draft 2']);
  });

  test('a file that arrived is removed while others are on their way: the places close up', async () => {
    const files = [a, b];
    const { sending, calls } = sampleSending((call) => {
      if (call === 'upload draft 2 b.mp4') files.shift();
    });
    await sending.start({ answers: ANSWERS, files: () => files });
    expect(calls.slice(-2)).toEqual(['upload draft 1 b.mp4', 'submit draft 1']);
    expect(sending.get().phase).toBe('done');
  });
});

describe('what the server holds is never sent again', () => {
  test('files that came before the page was reloaded, even when chosen in another order', async () => {
    const { sending, calls, hold } = sampleSending();
    hold({ n: 1, size: 10, digest: 'a.mp4' }, { n: 2, size: 20, digest: 'b.mp4' });
    await sending.start(job(b, c, a));
    expect(calls).toEqual(['create +56 9 5550 0142', 'upload draft 3 c.mp4', 'submit draft 3']);
  });

  test('a different file of the same size is sent', async () => {
    const { sending, calls, hold } = sampleSending();
    hold({ n: 1, size: 10, digest: 'another' }, { n: 2, size: 20, digest: null });
    await sending.start(job(a, b));
    expect(calls.slice(1, -1)).toEqual(['upload draft 1 a.mp4', 'upload draft 2 b.mp4']);
  });
});

test('a file that changed since it was chosen says so, is not tried again, and does not stop the others', async () => {
  // Behaves like a browser's file that another program has written to.
  const changed = await changeOf({
    slice: () => ({ arrayBuffer: () => Promise.reject() }),
  });
  const { sending, calls, stateOf } = sampleSending((call) => (call.endsWith('a.mp4') ? changed : undefined));
  await sending.start(job(a, b));
  expect(stateOf(a)).toEqual({
    state: 'failed',
    reason: 'El archivo cambió: elígelo otra vez.',
    isFinal: true,
  });
  expect(stateOf(b)).toEqual({ state: 'sent' });
  expect(sending.get().stop).toEqual({ kind: 'files' });
  expect(calls).not.toContain('submit draft 2');
  // Choosing the file again makes a new File.
  const again = new File([new Uint8Array(10)], 'otro.mp4');
  await sending.start(job(again, b));
  expect(sending.get().phase).toBe('done');
});
