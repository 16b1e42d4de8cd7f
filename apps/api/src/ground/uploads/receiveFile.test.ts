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

// A fake clock, because a real machine may pause for longer than the window.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PACE = { window: 100, bytes: 20 };

/** A file that arrives in parts of 10 bytes, with a pause before each. */
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

/** Receives a file of twenty such parts, and measures the whole time. */
async function receive(after: number): Promise<{ size: number; took: number }> {
  const bytes = sampleMp4(200);
  const file = { name: 'reel.mp4', length: '200', body: arriving(bytes, after) };
  const started = performance.now();
  let going = true;
  const size = receiveFile(blobs, newBlobKey(), file, REEL_LIMITS, PACE).finally(() => {
    going = false;
  });
  // The caller's `await` gets the failure. Without this it would count as unhandled before.
  size.catch(() => {});
  while (going) {
    await vi.advanceTimersByTimeAsync(1);
    // The disk works in real time.
    await new Promise(setImmediate);
  }
  return { size: await size, took: performance.now() - started };
}

test('a file that comes slowly but steadily is accepted, however long it takes in all', async () => {
  const { size, took } = await receive(15);
  expect(size).toBe(200);
  expect(took).toBeGreaterThan(2 * PACE.window);
});

test('a file that brings too little within the window is refused with a message, and nothing of it stays', async () => {
  const stored = readdirSync(folder, { recursive: true }).length;
  await expect(receive(70)).rejects.toMatchObject({ status: 408, message: expect.stringContaining('lento') });
  expect(readdirSync(folder, { recursive: true })).toHaveLength(stored);
});
