import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { BackupError } from '../ground/backup/format';
import { restoreBackup } from '../ground/backup/restoreBackup';
import { type Written, writeBackup } from '../ground/backup/writeBackup';
import { type Command, withStudio } from './command';

const told = ({ rows, files }: Written) => `${rows} filas y ${files} archivos`;

const absent = (missing: number) =>
  `Aviso: faltaban ${missing} archivos que las filas nombran; doblaje doctor revisa el almacén.`;

/** `backup` */
export const backupStudio: Command = {
  usage: 'backup ARCHIVO',
  says: 'guarda la base de datos y sus archivos; cifrado si hay BACKUP_KEY',
  words: { least: 1, most: 1 },
  run: ({ settings, words: [path = ''], say }) =>
    withStudio(settings, async ({ db, blobs }) => {
      const parts = { db, blobs, now: new Date(), scratch: settings.DATA_DIR };
      const written = await writeBackup(parts, resolve(path), settings.BACKUP_KEY);
      say(`Guardado en ${path}: ${told(written)}${settings.BACKUP_KEY === undefined ? ', sin cifrar' : ''}.`);
      if (written.missing > 0) say(absent(written.missing));
      return 0;
    }),
};

/** `restore` */
export const restoreStudio: Command = {
  usage: 'restore ARCHIVO [--key CLAVE]',
  says: 'restaura un respaldo en una instalación vacía; --key es el archivo con la clave secreta',
  words: { least: 1, most: 1 },
  run: async ({ settings, words: [path = ''], options, say }) => {
    const identity = options.key === undefined ? undefined : (await readKey(options.key)).trim();
    return withStudio(
      settings,
      async (studio) => {
        const restored = await restoreBackup(studio, resolve(path), identity);
        say(`Restaurado: ${told(restored)}.`);
        if (restored.missing > 0) say(absent(restored.missing));
        return 0;
      },
      { migrates: false, isAlone: true },
    );
  },
};

const readKey = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`No se puede leer ${path} (${error.code}).`);
  });

/** `backup:key` */
export const makeBackupKey: Command = {
  usage: 'backup:key ARCHIVO',
  says: 'hace una clave: guarda la mitad secreta, que no debe quedar en este servidor, y muestra la otra, para BACKUP_KEY',
  words: { least: 1, most: 1 },
  run: async ({ words: [path = ''], say }) => {
    const identity = await generateIdentity();
    await writeFile(path, `${identity}\n`, { flag: 'wx', mode: 0o600 }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new BackupError(
          error.code === 'EEXIST' ? `${path} ya existe.` : `No se puede escribir ${path} (${error.code}).`,
        );
      },
    );
    say(await identityToRecipient(identity));
    return 0;
  },
};
