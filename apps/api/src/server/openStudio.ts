import { join } from 'node:path';
import type { Blobs } from '../ground/blobs/blobs';
import { joinConsole } from '../ground/console/joinConsole';
import { type Database, type Opening, openDatabase } from '../ground/db/database';
import type { Release } from '../ground/db/lock';
import { freeBytesNow, MEGABYTE, marksOf } from '../ground/disk/room';
import { closeFiles, lockDataFolder, openDataFolder } from './dataFolder';
import { openBlobs } from './openBlobs';
import { poolingOf } from './settings/databaseSettings';
import { type Settings, SettingsError } from './settings/settings';

/** What an installation keeps: its database and its files. */
export interface OpenStudio {
  db: Database;
  blobs: Blobs;
  /** Closes the database and releases the data folder. */
  close: () => Promise<void>;
}

/**
 * Opens the database and the file store of the settings, for this process alone where the database is embedded.
 * @throws SettingsError, FolderLocked, DatabaseError
 */
export async function openStudio(settings: Settings, opening: Opening = {}): Promise<OpenStudio> {
  const { DATABASE_URL, DATA_DIR } = settings;
  openDataFolder(DATA_DIR);
  const folder = join(DATA_DIR, 'db');
  const reserve = settings.DISK_RESERVE_MB * MEGABYTE;
  if (DATABASE_URL === undefined && opening.migrates !== false) needRoom(DATA_DIR, marksOf(reserve).begin);
  const release: Release = DATABASE_URL === undefined ? lockDataFolder(DATA_DIR) : () => {};
  try {
    const db = await openDatabase(
      DATABASE_URL === undefined
        ? { kind: 'folder', folder, reserve }
        : { kind: 'postgres', url: DATABASE_URL, pooling: poolingOf(settings) },
      opening,
    );
    const close = async () => {
      await db.destroy();
      release();
    };
    try {
      if (DATABASE_URL === undefined) closeFiles(folder);
      return { db, blobs: await openBlobs(settings), close };
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** A start brings tables up to date and takes over mails, so the embedded database has to be able to write. */
function needRoom(folder: string, needed: number): void {
  const free = freeBytesNow(folder);
  if (free >= needed) return;
  const [left, least] = [free, needed].map((bytes) => Math.floor(bytes / MEGABYTE));
  throw new SettingsError(
    `DATA_DIR: quedan ${left} MB libres en su disco, y la base de datos necesita ${least} (DISK_RESERVE_MB)`,
  );
}

/** The socket by which the `doblaje` command reaches the embedded database of a running server. */
export const consoleOf = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) => join(DATA_DIR, 'console.sock');

/** The studio of a server that runs on the embedded database, beside it; null when none runs, or where every process has its own connections. */
export async function joinStudio(settings: Settings): Promise<OpenStudio | null> {
  if (settings.DATABASE_URL !== undefined) return null;
  const db = await joinConsole(consoleOf(settings));
  return db && { db, blobs: await openBlobs(settings), close: () => db.destroy() };
}
