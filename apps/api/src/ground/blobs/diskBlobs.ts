import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { freeBytes, MEGABYTE, noRoom } from '../disk/room';
import { Outage } from '../failures/outage';
import type { Blobs } from './blobs';

/** How much of a file is written before the room on the disk is looked at again. */
const STEP = 4 * MEGABYTE;

/**
 * Blobs as files of a folder. Each is written beside its place and then moved there.
 * @param reserve bytes that no file may use: what the embedded database on the same disk still needs. @default none
 */
export function diskBlobs(folder: string, reserve = 0): Blobs {
  const unfinished = join(folder, 'unfinished');
  // Subfolders, because thousands of files in one folder are slow to list and to back up.
  const pathOf = (key: string) => {
    if (!/^[a-f0-9]{40}$/.test(key)) throw new Error('Not a blob key');
    return join(folder, key.slice(0, 2), key);
  };
  const needRoom = async () => {
    if ((await freeBytes(folder)) < reserve) throw noRoom('the file store');
  };
  const withinRoom = async function* (content: AsyncIterable<Uint8Array>) {
    let unlooked = STEP;
    for await (const chunk of content) {
      unlooked += chunk.length;
      if (unlooked >= STEP) {
        await needRoom();
        unlooked = 0;
      }
      yield chunk;
    }
  };
  return {
    write: async (key, content) => {
      const path = pathOf(key);
      const part = join(unfinished, key);
      try {
        await mkdir(unfinished, { recursive: true });
        await pipeline(
          Readable.from(withinRoom(content)),
          createWriteStream(part, { flags: 'wx', flush: true }),
        );
        await mkdir(dirname(path), { recursive: true });
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw told(error);
      }
    },

    read: async (key, range) => {
      try {
        const file = await open(pathOf(key));
        return Readable.toWeb(createReadStream('', { fd: file, ...range })) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw told(error);
      }
    },

    readBytes: async (key, { start, end }) => {
      try {
        const file = await open(pathOf(key));
        try {
          const length = end + 1 - start;
          // Without zeroing the memory: all of it is written before anyone gets it.
          const bytes = Buffer.allocUnsafeSlow(length);
          let there = 0;
          while (there < length) {
            const { bytesRead } = await file.read(bytes, there, length - there, start + there);
            if (bytesRead === 0) break;
            there += bytesRead;
          }
          return there === length ? bytes : bytes.subarray(0, there);
        } finally {
          await file.close();
        }
      } catch (error) {
        if (isMissing(error)) return null;
        throw told(error);
      }
    },

    remove: (key) =>
      rm(pathOf(key), { force: true }).catch((error) => {
        throw told(error);
      }),

    check: async () => {
      const mode = constants.R_OK | constants.W_OK | constants.X_OK;
      await access(folder, mode).catch((error) => {
        if (!isMissing(error)) throw error;
        // The first write makes the folder, within a folder that must be there.
        return access(dirname(folder), mode);
      });
      await needRoom();
    },

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

/** Error codes of a disk that is full, gone or read-only, or with too many open files. */
const NOT_NOW = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ESTALE', 'ENODEV', 'ENXIO', 'EMFILE', 'ENFILE'];

/** Turns such an error of the disk into an outage. Other errors are ours, or come from the sender of the content. */
function told(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return NOT_NOW.includes(code) ? new Outage('file store', error) : error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
