import { createAdmin, resetAdmin } from './admin';
import { backupStudio, makeBackupKey, restoreStudio } from './backup';
import type { Command } from './command';
import { doctor } from './doctor';
import { exportPerson } from './exportPerson';
import { moveStudio } from './move';
import { migrateDatabase, purgeData, retryMails } from './upkeep';

/** All commands by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  doctor,
  migrate: migrateDatabase,
  'admin:create': createAdmin,
  'admin:reset': resetAdmin,
  'mail:retry': retryMails,
  purge: purgeData,
  backup: backupStudio,
  'backup:key': makeBackupKey,
  restore: restoreStudio,
  move: moveStudio,
  'export:person': exportPerson,
};

/** What `doblaje --help` prints. */
export function helpText(): string {
  const all = Object.values(COMMANDS);
  const width = Math.max(...all.map(({ usage }) => usage.length));
  return [
    'Uso: doblaje COMANDO, con los mismos ajustes que el servidor (variables de entorno).',
    'Mientras el servidor corre, la base incorporada se usa a través de él; restore y move lo necesitan detenido.',
    '',
    ...all.map(({ usage, says }) => `  ${usage.padEnd(width)}  ${says}`),
  ].join('\n');
}
