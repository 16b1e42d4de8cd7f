import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { differingTables } from '../ground/backup/compare';
import { restoreBackup } from '../ground/backup/restoreBackup';
import { writeBackup } from '../ground/backup/writeBackup';
import { migrationsOf } from '../ground/db/migrate';
import { openStudio } from '../server/openStudio';
import { readSettings, type Settings } from '../server/settings/settings';
import { type Command, CommandError, withStudio } from './command';

/** The settings of the new installation, from a file such as deploy/.env.example. */
async function settingsIn(path: string): Promise<Settings> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`No se puede leer ${path} (${error.code}).`);
  });
  const given = parseEnv(text);
  if (!given.DATA_DIR)
    throw new CommandError(`Falta DATA_DIR en ${path}: la carpeta de la nueva instalación.`);
  return readSettings(given);
}

/** `move` */
export const moveStudio: Command = {
  usage: 'move AJUSTES',
  says: 'copia todo a una instalación vacía, descrita por un archivo de ajustes, y compara; con los servidores detenidos',
  words: { least: 1, most: 1 },
  run: async ({ settings, words: [path = ''], say }) => {
    const wanted = await settingsIn(path);
    if (resolve(wanted.DATA_DIR) === settings.DATA_DIR)
      throw new CommandError('La nueva instalación necesita otra carpeta: DATA_DIR es la misma.');
    return withStudio(
      settings,
      async (from) => {
        const { missing } = await migrationsOf(from.db);
        if (missing.length > 0)
          throw new CommandError('Las tablas no están al día: usa antes doblaje migrate.');
        const to = await openStudio(wanted, { migrates: false, isPatient: true });
        const folder = await mkdtemp(join(settings.DATA_DIR, '.doblaje-move-'));
        try {
          const archive = join(folder, 'archive');
          const parts = { db: from.db, blobs: from.blobs, now: new Date(), scratch: folder };
          const written = await writeBackup(parts, archive);
          const restored = await restoreBackup(to, archive);
          const differing = await differingTables(from.db, to.db);
          if (differing.length > 0) {
            say(`El origen cambió mientras se copiaba (${differing.join(', ')}): detén los servidores y`);
            say('repite hacia una instalación vacía.');
            return 1;
          }
          say(`Copiado y comparado: ${restored.rows} filas y ${restored.files} archivos.`);
          if (written.missing > 0) say(`Aviso: faltaban ${written.missing} archivos que las filas nombran.`);
          return 0;
        } finally {
          await rm(folder, { recursive: true, force: true });
          await to.close();
        }
      },
      { migrates: false, isAlone: true },
    );
  },
};
