import { DatabaseError } from './db/database';
import { FolderLocked } from './db/lock';
import { ListenError } from './listen';
import { logError } from './log';
import { readSettings, SettingsError } from './settings';
import { startServer } from './startServer';

/** The process: reads the settings, starts, and stops when it is told to. */
async function main(): Promise<void> {
  const server = await startServer(readSettings(process.env));
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Told twice: whoever waits does not want to wait any longer.
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        (error) => {
          logError('stop', error);
          process.exit(1);
        },
      );
    });
  }
  // Last: whoever reads it may send a signal right away.
  for (const line of server.greeting) console.log(line);
}

/** What whoever starts the server can put right: told in one line. */
const EXPECTED = [SettingsError, FolderLocked, DatabaseError, ListenError];

main().catch((error: unknown) => {
  const expected = EXPECTED.find((type) => error instanceof type);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exit(1);
});
