import { parseArgs } from 'node:util';
import { Problem } from '@doblaje/contract';
import { BackupError } from '../ground/backup/format';
import { FolderLocked } from '../ground/db/lock';
import { DatabaseError } from '../ground/db/migrate';
import { readSettings, SettingsError } from '../server/settings/settings';
import { CommandError, type Options } from './command';
import { COMMANDS, helpText } from './commands';

/** Errors that the person at the console can mend: each is one line. */
const EXPECTED = [CommandError, SettingsError, BackupError, FolderLocked, DatabaseError, Problem];

function optionsOf(args: readonly string[]): { values: Options; words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        link: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        key: { type: 'string' },
      },
    });
    return { values, words: positionals };
  } catch {
    throw new CommandError(`Hay una opción que no existe.\n\n${helpText()}`);
  }
}

/** The `doblaje` command: what an installation needs from the server's own console. It reads the server's settings. */
async function main(): Promise<number> {
  // Only this user may read the files that it writes.
  process.umask(0o077);
  const { values, words } = optionsOf(process.argv.slice(2));
  const [name, ...rest] = words;
  if (name === undefined || values.help) {
    console.log(helpText());
    return name === undefined && !values.help ? 2 : 0;
  }
  const command = COMMANDS[name];
  if (!command) throw new CommandError(`No existe el comando ${name}.\n\n${helpText()}`);
  const { least, most } = command.words;
  if (rest.length < least || rest.length > most) throw new CommandError(`Uso: doblaje ${command.usage}`);
  return command.run({ settings: readSettings(process.env), words: rest, options: values, say: console.log });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = EXPECTED.some((type) => error instanceof type);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exit(error instanceof CommandError ? 2 : 1);
  },
);
