import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Blobs } from './blobs';

/** Blobs as files of a folder: written beside, then moved into place. */
export function diskBlobs(folder: string): Blobs {
  const unfinished = join(folder, 'unfinished');
  // Thousands of files in one folder are slow to list and to back up.
  const pathOf = (key: string) => {
    if (!/^[a-f0-9]{40}$/.test(key)) throw new Error('Not a blob key');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    write: async (key, content) => {
      const path = pathOf(key);
      const part = join(unfinished, key);
      await mkdir(unfinished, { recursive: true });
      try {
        await pipeline(Readable.from(content), createWriteStream(part, { flags: 'wx', flush: true }));
        await mkdir(dirname(path), { recursive: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    read: async (key, range) => {
      try {
        const file = await open(pathOf(key));
        return Readable.toWeb(
          createReadStream('', { fd: file, ...range }),
        ) as unknown as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    tidy: async (before) => {
      const parts = await readdir(unfinished).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const part of parts) {
        const path = join(unfinished, part);
        const { mtime } = await stat(path).catch(() => ({ mtime: before }));
        if (mtime < before) await rm(path, { force: true });
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
