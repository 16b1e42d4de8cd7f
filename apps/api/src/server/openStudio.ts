import { join } from 'node:path';
import type { Blobs } from '../ground/blobs/blobs';
import { type Database, type Opening, openDatabase } from '../ground/db/database';
import type { Release } from '../ground/db/lock';
import { closeFiles, lockDataFolder, openDataFolder } from './dataFolder';
import { openBlobs } from './openBlobs';
import type { Settings } from './settings/settings';

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
  const release: Release = DATABASE_URL === undefined ? lockDataFolder(DATA_DIR) : () => {};
  try {
    const db = await openDatabase(
      DATABASE_URL === undefined ? { kind: 'folder', folder } : { kind: 'postgres', url: DATABASE_URL },
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
