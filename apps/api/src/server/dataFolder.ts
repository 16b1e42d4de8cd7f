import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolder, type Release } from '../ground/db/lock';
import { SettingsError } from './settings/settings';

/** An entry that a data folder has after a server has run there. */
const OWN_ENTRY = 'db';

/**
 * Makes the data folder if it does not exist, and closes it to everybody except its owner: it holds passwords' hashes,
 * mails and people's data.
 * @throws SettingsError naming DATA_DIR when it is no folder or cannot be made
 */
export function openDataFolder(folder: string): void {
  expected(() => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = statSync(folder);
    const isOpen = (mode & 0o077) !== 0;
    if (isOpen && uid === process.getuid?.() && isForData(readdirSync(folder))) chmodSync(folder, 0o700);
  });
}

/**
 * Takes the data folder for this process; see {@link lockFolder}.
 * @throws FolderLocked when another process has it, SettingsError naming DATA_DIR when nothing can be written there
 */
export function lockDataFolder(folder: string): Release {
  return expected(() => lockFolder(folder));
}

/**
 * Closes the files of the embedded database to everybody except their owner. The database unpacks its first files with its
 * own modes and ignores the umask.
 */
export function closeFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  }
}

/** Whether the folder is ours to close. DATA_DIR may by mistake name a folder with other content (/tmp, a home). */
function isForData(entries: readonly string[]): boolean {
  return entries.length === 0 || entries.includes(OWN_ENTRY);
}

function expected<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error && 'code' in error)) throw error;
    throw new SettingsError(`DATA_DIR: no se puede usar como carpeta de datos (${error.code})`, {
      cause: error,
    });
  }
}
