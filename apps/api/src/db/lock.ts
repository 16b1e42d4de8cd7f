import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process that is alive holds the folder. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

/** Gives the folder back; harmless when called again. */
export type Release = () => void;

interface Holder {
  pid: number;
  /** When that process started, as the system counts it; empty where the system does not tell. */
  started: string;
}

const ATTEMPTS = 5;

/**
 * Takes a data folder for this process alone: two processes on one embedded database corrupt it. The lock of a
 * living process is never taken away; one that a crash left behind is.
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

/** Makes the file appear whole: half-written it would look stale to a process that starts at the same moment. */
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
  // Moved away rather than deleted: of two processes that saw the same stale lock only one gets it, and one that
  // was late moves the other's new lock, sees that, and puts it back.
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
  // A container gives every run the same number: a lock of our own number is of a run before this one.
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}

/** Start time of a process in clock ticks since boot with the boot's id (Linux); '' elsewhere. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the name in field 2 may hold blanks and brackets, so counting starts behind it.
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
