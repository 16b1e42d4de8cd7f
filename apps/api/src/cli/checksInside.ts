import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { type Blobs, bytesOfBlob, newBlobKey, oneChunk } from '../ground/blobs/blobs';
import type { Database } from '../ground/db/database';
import { migrationsOf } from '../ground/db/migrate';
import { waitingMails } from '../ground/mail/outbox';
import { countUndelivered } from '../ground/mail/undelivered';
import { SECOND } from '../ground/time/time';
import type { Settings } from '../server/settings/settings';
import { codeOf, type Finding, finding, timed } from './finding';

// The parts that the installation keeps its data in, and its mails.

export async function checkDatabase(db: Database): Promise<Finding> {
  const { value, ms } = await timed(() => sql<{ server_version: string }>`show server_version`.execute(db));
  const { done, missing } = await migrationsOf(db);
  const version = value.rows[0]?.server_version ?? '';
  if (missing.length > 0) {
    const text = `faltan ${missing.length} cambios de las tablas: los hace el servidor al iniciar, o doblaje migrate`;
    return finding('warning', 'Base de datos', text);
  }
  return finding(
    'ok',
    'Base de datos',
    `PostgreSQL ${version}, responde en ${ms} ms; tablas hasta ${done.at(-1)}`,
  );
}

/** Links and sessions end by the clock. */
const MOST_APART = 5 * SECOND;

export async function checkClock(db: Database): Promise<Finding> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - Date.now());
  return apart > MOST_APART
    ? finding('bad', 'Reloj', `difiere en ${Math.round(apart / SECOND)} s del de la base de datos`)
    : finding('ok', 'Reloj', 'igual al de la base de datos');
}

/** A file of no person, to try the store with. */
const PROBE = new TextEncoder().encode('doblaje doctor\n');

export async function checkStore(blobs: Blobs): Promise<Finding> {
  const key = newBlobKey();
  try {
    const { value, ms } = await timed(async () => {
      await blobs.write(key, oneChunk(PROBE), PROBE.length);
      return bytesOfBlob(blobs, key, { start: 0, end: PROBE.length - 1 });
    });
    const isSame = value !== null && Buffer.compare(value, PROBE) === 0;
    return isSame
      ? finding('ok', 'Archivos', `se escribe y se lee en ${ms} ms`)
      : finding('bad', 'Archivos', 'lo que se lee no es lo que se escribió');
  } catch (error) {
    return finding('bad', 'Archivos', `no se puede escribir y leer (${codeOf(error)})`);
  } finally {
    await blobs.remove(key).catch(() => {});
  }
}

export async function checkMails(db: Database, now: Date): Promise<Finding> {
  const [{ count, late, failing }, undelivered] = [await waitingMails(db, now), await countUndelivered(db)];
  const text = `${count} por enviar (${late} atrasados, ${failing} con un intento fallido), ${undelivered} sin entregar`;
  return finding(late + failing + undelivered > 0 ? 'warning' : 'ok', 'Cola de correos', text);
}

export async function checkMail({ SMTP_URL, DATA_DIR }: Settings): Promise<Finding> {
  if (SMTP_URL === undefined) {
    const probe = join(DATA_DIR, 'outbox', '.doctor');
    try {
      await mkdir(join(DATA_DIR, 'outbox'), { recursive: true });
      await writeFile(probe, '');
      await rm(probe);
      return finding('warning', 'Correo', 'sin SMTP_URL: los correos quedan en DATA_DIR/outbox');
    } catch (error) {
      return finding('bad', 'Correo', `no se puede escribir en DATA_DIR/outbox (${codeOf(error)})`);
    }
  }
  const patience = { connectionTimeout: 5 * SECOND, greetingTimeout: 5 * SECOND, socketTimeout: 5 * SECOND };
  const transport = createTransport({ url: SMTP_URL, ...patience });
  try {
    const { ms } = await timed(() => transport.verify());
    return finding('ok', 'Correo', `el servidor acepta la conexión en ${ms} ms`);
  } catch (error) {
    return finding('bad', 'Correo', `el servidor no acepta la conexión (${codeOf(error)})`);
  } finally {
    transport.close();
  }
}
