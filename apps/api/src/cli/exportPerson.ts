import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { evenBlocked } from '../ground/db/unblocked';
import { exportOf } from '../people/export/exportZip';
import { OWN_DATA } from '../server/registry';
import { type Command, CommandError, withStudio } from './command';

/** `export:person` */
export const exportPerson: Command = {
  usage: 'export:person CORREO ARCHIVO.zip',
  says: 'guarda todos los datos de una persona, como los descarga ella misma',
  words: { least: 2, most: 2 },
  run: ({ settings, say, words: [email = '', path = ''] }) =>
    withStudio(settings, async ({ db: used, blobs }) => {
      // The desk answers also whose data are blocked.
      const db = evenBlocked(used);
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
      if (!user) throw new CommandError('No hay ninguna cuenta con ese correo.');
      const zip = await exportOf({ db, blobs }, user.id, new Date(), OWN_DATA);
      // 'wx': an earlier export is never overwritten.
      const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(Readable.from(zip), file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') throw new CommandError(`${path} ya existe.`);
        if (error.syscall === 'open') throw new CommandError(`No se puede escribir ${path} (${error.code}).`);
        throw error;
      });
      say(`Guardado en ${path}.`);
      return 0;
    }),
};
