import type { Hono } from 'hono';
import { diskBlobs } from '../src/ground/blobs/diskBlobs';
import { NO_LIMITS } from '../src/ground/limits/limiter';
import type { Services } from '../src/ground/services';
import { createApp } from '../src/server/app';
import { readSettings, type Settings } from '../src/server/settings/settings';

/**
 * The API for benchmarks: it counts no attempts, sends no mails and sweeps no files.
 * @param folder for its files
 * @param others services that differ: at least the database
 */
export function benchApp(
  folder: string,
  others: Pick<Services, 'db'> & Partial<Services>,
  settings: Settings = readSettings({ DATA_DIR: folder }),
): Hono {
  return createApp({
    settings,
    services: {
      blobs: diskBlobs(folder),
      now: () => new Date(),
      limiter: NO_LIMITS,
      reelMaxBytes: settings.REEL_MAX_BYTES,
      apiUrl: settings.API_URL,
      wakeMail: () => {},
      wakeSweeper: () => {},
      brand: 'Estudio de Doblaje',
      firstAdmin: undefined,
      ...others,
    },
    portalFolder: folder,
    shownOutbox: null,
  });
}

/** Columns of a person with an active account. */
export const benchPerson = (role: 'ADMIN' | 'USER', moment = new Date()) => ({
  email: `${role.toLowerCase()}@correo.cl`,
  first_name: 'Ana',
  last_name: 'Ruz',
  role,
  password_hash: '',
  activated_at: moment,
  created_at: moment,
  updated_at: moment,
});
