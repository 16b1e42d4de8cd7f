import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

export const MEGABYTE = 1024 ** 2;

/** Bytes of a disk that uploads leave free unless a setting says otherwise. */
export const RESERVE = 256 * MEGABYTE;

/**
 * What the embedded database may use of the reserve. It stops while there is still room for what it has begun, because PostgreSQL does
 * not survive a log that it cannot write.
 */
export const marksOf = (reserve: number) => ({
  /** With less than this no new write begins. */
  begin: reserve / 2,
  /** With less than this a transaction that writes does not go on: it is four files of the log. */
  goOn: reserve / 4,
});

interface Space {
  bavail: number;
  bsize: number;
}

const bytesOf = ({ bavail, bsize }: Space) => bavail * bsize;

/** Free bytes on the disk of a folder. Where the disk does not tell, a write will: there is no limit then. */
export async function freeBytes(folder: string): Promise<number> {
  return statfs(folder).then(bytesOf, () => Number.POSITIVE_INFINITY);
}

/** {@link freeBytes} at once: it takes microseconds on a disk of the machine. */
export function freeBytesNow(folder: string): number {
  try {
    return bytesOf(statfsSync(folder));
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The error of a write that would use the reserve, with the disk's own code. */
export const noRoom = (part: string): Error =>
  Object.assign(new Error(`little room on the disk of ${part}`), { code: 'ENOSPC' });
