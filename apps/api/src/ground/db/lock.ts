import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process holds the folder. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

/** Releases the folder. Calling it again does no harm. */
export type Release = () => void;

interface Holder {
  pid: number;
  /** When the process started, in the system's own count. Empty where the system does not tell. */
  started: string;
}

const ATTEMPTS = 5;

/**
 * Takes a data folder for this process alone, because two processes on one embedded database corrupt it. It
 * never takes away the lock of a living process, but it removes the lock that a crash left behind.
 * @throws FolderLocked
 */
export function lockFolder(folder: string): Release {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const own = `${process.pid}\n${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (create(path, own)) {
      return () => {
        if (readOrNull(path) === own) rmSync(path, { force: true });
      };
    }
    removeStale(path, folder);
  }
  throw locked(folder);
}

/** The file must appear complete: a half-written one would look stale to a process that starts at the same moment. */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeStale(path: string, folder: string): void {
  const found = readOrNull(path);
  if (found === null) return;
  if (isAlive(parse(found))) throw locked(folder);
  // Rename instead of delete. If two processes see the same stale lock, only one can move it.
  // A late process may move the other's new lock; it notices that and puts it back.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = readOrNull(aside);
  if (moved !== null && moved !== found && isAlive(parse(moved))) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function parse(text: string): Holder {
  const [pid = '', started = ''] = text.split('\n');
  return { pid: Number.parseInt(pid, 10), started: started.trim() };
}

function isAlive({ pid, started }: Holder): boolean {
  // In a container every run has the same process id, so a lock with our own id comes from an earlier run.
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}

/** A process's start time in clock ticks since boot, with the boot's id (Linux); '' elsewhere. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22. The name in field 2 may contain blanks and brackets, so count from behind it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${ticks}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return '';
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function locked(folder: string): FolderLocked {
  return new FolderLocked(
    `Otro proceso está usando la carpeta de datos ${folder}. Deténlo o elige otra con DATA_DIR.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
