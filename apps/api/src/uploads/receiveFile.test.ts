import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleMp4 } from '@doblaje/contract/fixtures';
import { REEL_LIMITS } from '@doblaje/domain/media';
import { afterAll, expect, test } from 'vitest';
import { newBlobKey } from '../blobs/blobs';
import { diskBlobs } from '../blobs/diskBlobs';
import { receiveFile } from './receiveFile';

const folder = mkdtempSync(join(tmpdir(), 'doblaje-slow-'));
const blobs = diskBlobs(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PACE = { window: 100, bytes: 20 };

/** A file that comes in parts of 10 bytes, each after a while. */
function arriving(bytes: Uint8Array, after: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (at >= bytes.length) return controller.close();
      await pause(after);
      controller.enqueue(bytes.subarray(at, at + 10));
      at += 10;
    },
  });
}

const receive = (after: number) => {
  const bytes = sampleMp4(200);
  const file = { name: 'reel.mp4', length: '200', body: arriving(bytes, after) };
  return receiveFile(blobs, newBlobKey(), file, REEL_LIMITS, PACE);
};

test('a file that comes slowly but steadily is taken, however long it takes in all', async () => {
  // Twenty parts of 15 milliseconds: three times the window.
  expect(await receive(15)).toBe(200);
});

test('one that brings too little within the window is given up in words, and nothing of it stays', async () => {
  const stored = readdirSync(folder, { recursive: true }).length;
  await expect(receive(70)).rejects.toMatchObject({ status: 408, message: expect.stringContaining('lento') });
  expect(readdirSync(folder, { recursive: true })).toHaveLength(stored);
});
