import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebian } from './debian.ts';

/** Debian keeps the programs of each version here, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';

const PROGRAMS = ['initdb', 'postgres'];

const isComplete = (folder: string) => PROGRAMS.every((name) => existsSync(join(folder, name)));

/**
 * Folder of installed PostgreSQL server programs: `POSTGRES_BIN`, Debian's newest, or one on PATH; undefined if there are
 * none.
 */
export function findPostgres(): string | undefined {
  const wanted = process.env.POSTGRES_BIN;
  if (wanted) {
    if (!isComplete(wanted)) throw new Error(`POSTGRES_BIN=${wanted} has no ${PROGRAMS.join(' and ')}.`);
    return wanted;
  }
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Number.isFinite) : [];
  const packaged = versions.sort((a, b) => b - a).map((version) => join(DEBIAN, String(version), 'bin'));
  return [...packaged, ...(process.env.PATH ?? '').split(delimiter)].find(isComplete);
}

/**
 * Folder with PostgreSQL's server programs. Installs Debian's package if there are none.
 * @throws Error with instructions when that does not work
 */
export function ensurePostgres(): string {
  const there = findPostgres();
  if (there) return there;
  console.log('No PostgreSQL found: installing one (needed for the tests of the API on it)…');
  installDebian('postgresql');
  const installed = findPostgres();
  if (!installed) {
    throw new Error(
      'PostgreSQL is needed for the tests of the API and could not be installed. Install it (Debian: apt-get install postgresql) or set POSTGRES_BIN.',
    );
  }
  return installed;
}
