import { FolderLocked } from '../ground/db/lock';
import { DatabaseError } from '../ground/db/migrate';
import { logSlowQueries } from '../ground/db/watchedDriver';
import { logError } from '../ground/failures/log';
import { configureLog } from '../ground/log/logger';
import { watchLauncher } from './launcher';
import { ListenError } from './listen';
import { readSettings, SettingsError } from './settings/settings';
import { startServer } from './startServer';

/** Milliseconds. One Ctrl+C arrives twice within this time: from the terminal, and from the process that started this one. */
const ECHO = 1000;

/** The process reads the settings, starts the server, and stops it on a signal. */
async function main(): Promise<void> {
  // From here on only this user may read the files that the process writes (database, mails, uploads).
  process.umask(0o077);
  const settings = readSettings(process.env);
  configureLog({ level: settings.LOG_LEVEL, format: settings.LOG_FORMAT });
  // Watch from the beginning: starting takes a while, and the process above may be gone before it ends.
  let isAlone = false;
  let stop = () => {
    isAlone = true;
  };
  if (settings.STOP_WITH_PARENT) watchLauncher(() => stop());
  const server = await startServer(settings);

  let isStopping = false;
  stop = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (error) => {
        logError('stop', error);
        process.exit(1);
      },
    );
  };
  let toldAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      toldAt ??= performance.now();
      // On a second signal stop at once.
      if (performance.now() - toldAt > ECHO) process.exit(1);
      stop();
    });
  }
  if (isAlone) return stop();
  // Print this last: a program that reads it may send a signal right away.
  for (const line of server.greeting) console.log(line);
  // What a start needs (tables, what is over) takes as long as it takes.
  logSlowQueries(settings.SLOW_QUERY_MS);
}

/** Errors that the person who starts the server can fix: the server prints one line for each. */
const EXPECTED = [SettingsError, FolderLocked, DatabaseError, ListenError];

main().catch((error: unknown) => {
  const expected = EXPECTED.find((type) => error instanceof type);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
});
