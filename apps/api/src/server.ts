import { FolderLocked } from './db/lock';
import { logError } from './log';
import { readSettings, SettingsError } from './settings';
import { startServer } from './startServer';

/** The process: reads the settings, starts, and stops when it is told to. */
async function main(): Promise<void> {
  const server = await startServer(readSettings(process.env));
  for (const line of server.greeting) console.log(line);
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
}

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof FolderLocked || isPortTaken(error);
  console.error(isExpected ? error.message : error);
  process.exit(1);
});

function isPortTaken(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ListenError';
}
