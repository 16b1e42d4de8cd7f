import { sql } from 'kysely';
import type { Database } from '../ground/db/database';
import { migrationsOf } from '../ground/db/migrate';
import { evenBlocked } from '../ground/db/unblocked';
import { retryUndelivered } from '../ground/mail/undelivered';
import { purge } from '../server/purge';
import { type Command, withStudio } from './command';

/** `migrate` */
export const migrateDatabase: Command = {
  usage: 'migrate',
  says: 'pone al día las tablas, sin iniciar el servidor',
  words: { least: 0, most: 0 },
  run: ({ settings, say }) =>
    withStudio(settings, async ({ db }) => {
      const { done } = await migrationsOf(db);
      say(`Las tablas están al día: ${done.length} cambios, el último ${done.at(-1)}.`);
      return 0;
    }),
};

/** `mail:retry` */
export const retryMails: Command = {
  usage: 'mail:retry',
  says: 'vuelve a poner en la cola los correos que no llegaron',
  words: { least: 0, most: 0 },
  run: ({ settings, say }) =>
    withStudio(settings, async ({ db }) => {
      const count = await retryUndelivered(db, new Date());
      say(count === 0 ? 'No hay correos sin entregar.' : `Correos que se envían de nuevo: ${count}.`);
      return 0;
    }),
};

/** Rows of every table. */
async function rowsByTable(db: Database): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      order by 1`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(evenBlocked(db));
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/** Ends a transaction without an error. */
class RolledBack extends Error {
  constructor(readonly gone: readonly { table: string; rows: number }[]) {
    super('Rolled back.');
  }
}

/** What a purge removes, by table. A dry run rolls everything back. */
async function purged(db: Database, now: Date, isDry: boolean): Promise<RolledBack['gone']> {
  const run = async (transaction: Database) => {
    const before = await rowsByTable(transaction);
    await purge(transaction, now);
    const after = await rowsByTable(transaction);
    const gone = [...before].map(([table, count]) => ({ table, rows: count - (after.get(table) ?? 0) }));
    return gone.filter(({ rows }) => rows > 0);
  };
  if (!isDry) return run(db);
  try {
    return await db.transaction().execute(async (transaction) => {
      throw new RolledBack(await run(transaction));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.gone;
    throw error;
  }
}

/** `purge` */
export const purgeData: Command = {
  usage: 'purge [--dry-run]',
  says: 'borra lo que ya venció, como el servidor cada hora; --dry-run solo cuenta qué borraría',
  words: { least: 0, most: 0 },
  run: ({ settings, options, say }) =>
    withStudio(settings, async ({ db }) => {
      const isDry = options['dry-run'] ?? false;
      const gone = await purged(db, new Date(), isDry);
      if (gone.length === 0) say('No hay nada vencido.');
      for (const { table, rows } of gone) say(`${isDry ? 'se borrarían' : 'borradas'} ${rows} de ${table}`);
      return 0;
    }),
};
