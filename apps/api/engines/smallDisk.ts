import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, in memory, that has little room. Everybody may write there. */
export interface SmallDisk {
  folder: string;
  /** Takes all room that there is. */
  fill: () => void;
  /** Gives it back. */
  makeRoom: () => void;
  remove: () => void;
}

/** @throws Error when the tests do not run as root, or in a container that forbids it */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'doblaje', folder]);
  const filler = join(folder, 'filler');
  const chunk = Buffer.alloc(1024 * 1024);
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, chunk);
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => {
      // A test that failed may have left somebody with an open file there.
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
