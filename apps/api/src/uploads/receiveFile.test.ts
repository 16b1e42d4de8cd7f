import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { REEL_LIMITS } from '@doblaje/domain/media';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBlobKey } from '../blobs/blobs';
import { diskBlobs } from '../blobs/diskBlobs';
import { receiveFile } from './receiveFile';

const folder = mkdtempSync(join(tmpdir(), 'doblaje-slow-'));
const blobs = diskBlobs(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Milliseconds of this clock, not of a machine that may stop for longer than the window.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PACE = { window: 100, bytes: 20 };

/** A file that comes in parts of 10 bytes, each after a while. */
function arriving(bytes: Uint8Array, after: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= bytes.length) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, after));
      controller.enqueue(bytes.subarray(at, at + 10));
      at += 10;
    },
  });
}

/** A file of twenty such parts, and how long it took in all. */
async function receive(after: number): Promise<{ size: number; took: number }> {
  const bytes = sampleMp4(200);
  const file = { name: 'reel.mp4', length: '200', body: arriving(bytes, after) };
  const started = performance.now();
  let going = true;
  const size = receiveFile(blobs, newBlobKey(), file, REEL_LIMITS, PACE).finally(() => {
    going = false;
  });
  // What fails is told by the caller's `await`, and not as unhandled before it.
  size.catch(() => {});
  while (going) {
    await vi.advanceTimersByTimeAsync(1);
    // The disk goes on in its own time.
    await new Promise(setImmediate);
  }
  return { size: await size, took: performance.now() - started };
}

test('a file that comes slowly but steadily is taken, however long it takes in all', async () => {
  const { size, took } = await receive(15);
  expect(size).toBe(200);
  expect(took).toBeGreaterThan(2 * PACE.window);
});

test('one that brings too little within the window is given up in words, and nothing of it stays', async () => {
  const stored = readdirSync(folder, { recursive: true }).length;
  await expect(receive(70)).rejects.toMatchObject({ status: 408, message: expect.stringContaining('lento') });
  expect(readdirSync(folder, { recursive: true })).toHaveLength(stored);
});
