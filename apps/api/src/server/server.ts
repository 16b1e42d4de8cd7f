import { DatabaseError } from '../ground/db/database';
import { FolderLocked } from '../ground/db/lock';
import { logError } from '../ground/failures/log';
import { watchLauncher } from './launcher';
import { ListenError } from './listen';
import { readSettings, SettingsError } from './settings/settings';
import { startServer } from './startServer';

/** One Ctrl+C reaches a process from the terminal and again from who started it, this many milliseconds apart at most. */
const ECHO = 1000;

/** The process: reads the settings, starts, and stops when it is told to. */
async function main(): Promise<void> {
  // Whatever is written from here on (database, mails, uploads) is for this user alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  // From the beginning: starting takes a while, and what started it may be gone by the end.
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
      // The second signal: stop at once.
      if (performance.now() - toldAt > ECHO) process.exit(1);
      stop();
    });
  }
  if (isAlone) return stop();
  // Last: whoever reads it may send a signal right away.
  for (const line of server.greeting) console.log(line);
}

/** Errors that the person who starts the server can fix: the server prints one line for each. */
const EXPECTED = [SettingsError, FolderLocked, DatabaseError, ListenError];

main().catch((error: unknown) => {
  const expected = EXPECTED.find((type) => error instanceof type);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
});
