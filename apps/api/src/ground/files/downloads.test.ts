import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeStream } from '../blobs/wholeStream';
import { createDownloads } from './downloads';

const LIMITS = { most: 2, patience: 50, unread: 100 };

// Fake timers: if the machine pauses for longer, a reader must not count as idle.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store of endless files that counts the open ones. */
function endless() {
  const store = { open: 0 };
  const read = async () => {
    store.open++;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => {
        store.open--;
      },
    });
  };
  return { store, downloads: createDownloads({ read }, LIMITS) };
}

test('a person may have only so many files open: one more is refused with a message, and nobody else waits', async () => {
  const { downloads } = endless();
  const ana = downloads.of('ana');
  const [first] = [await ana.read('a'), await ana.read('b')];
  const refused = expect(ana.read('c')).rejects.toMatchObject({
    status: 429,
    message: 'Tienes demasiadas descargas abiertas. Cierra alguna e inténtalo de nuevo.',
    details: { retryAfter: 0.05 },
  });
  await vi.advanceTimersByTimeAsync(LIMITS.patience);
  await refused;
  expect(await downloads.of('bea').read('a')).not.toBeNull();
  await first?.cancel();
  expect(await ana.read('c')).not.toBeNull();
});

test('a person who keeps reading keeps the file open; one who stops loses it and frees the place', async () => {
  const { store, downloads } = endless();
  const reader = (await downloads.of('ana').read('a'))?.getReader();
  await downloads.of('ana').read('b');
  for (let index = 0; index < 6; index++) {
    await vi.advanceTimersByTimeAsync(30);
    expect((await reader?.read())?.value).toHaveLength(1000);
  }
  expect(store.open).toBe(1);
  await vi.advanceTimersByTimeAsync(150);
  await expect(reader?.read()).rejects.toThrow('Nobody reads on');
  expect(store.open).toBe(0);
});

test('a file that is missing or cannot be read takes up no place', async () => {
  let answer: () => Promise<null> = async () => null;
  const ana = createDownloads({ read: () => answer() }, LIMITS).of('ana');
  for (let index = 0; index < 3; index++) expect(await ana.read('a')).toBeNull();
  answer = () => Promise.reject(new Error('broken'));
  for (let index = 0; index < 3; index++) await expect(ana.read('a')).rejects.toThrow('broken');
});

/** A fake answer: the test decides when the client takes the rest of it. */
function openAnswer() {
  const emitter = new EventEmitter();
  let tooLate = () => {};
  const answer = Object.assign(emitter, {
    destroyed: false,
    setTimeout: (_: number, callback: () => void) => {
      tooLate = callback;
    },
    destroy: () => emitter.emit('close'),
  });
  return {
    answer,
    taken: () => emitter.emit('close'),
    idle: () => tooLate(),
  };
}

test('a small part takes up a place until its answer is taken or abandoned', async () => {
  const readBytes = async () => new Uint8Array(3);
  const ana = createDownloads({ read: async () => null, readBytes }, LIMITS).of('ana');
  const range = { start: 0, end: 2 };
  const [first, second] = [openAnswer(), openAnswer()];
  for (const { answer } of [first, second]) expect(await ana.bytes('a', range, answer)).toHaveLength(3);
  const refused = expect(ana.bytes('a', range, undefined)).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(LIMITS.patience);
  await refused;
  first.taken();
  expect(await ana.bytes('a', range, undefined)).toHaveLength(3);
  second.idle();
  for (let index = 0; index < 3; index++) expect(await ana.bytes('a', range, undefined)).toHaveLength(3);
});

test('an answer breaks when the file ends before its announced length; a whole file does not', async () => {
  const file = () => new Blob(['%PDF-1.7']).stream();
  expect(await new Response(wholeStream(file(), 8)).text()).toBe('%PDF-1.7');
  await expect(new Response(wholeStream(file(), 9)).text()).rejects.toThrow('1 bytes too early');
});
