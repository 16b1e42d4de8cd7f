import type { Opening } from '../ground/db/database';
import { joinStudio, type OpenStudio, openStudio } from '../server/openStudio';
import type { Settings } from '../server/settings/settings';

/** The command was written wrongly. The message says how it is written. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Options of all commands. */
export interface Options {
  help?: boolean | undefined;
  link?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  key?: string | undefined;
}

/** What a command gets. */
export interface Call {
  settings: Settings;
  /** The words after its name. */
  words: readonly string[];
  options: Options;
  /** Prints a line for the person at the console. */
  say: (line: string) => void;
}

/** A command of the console. */
export interface Command {
  /** How it is written: 'admin:reset CORREO [--link]'. */
  usage: string;
  /** What it does, in one line. */
  says: string;
  /** How many words follow its name. */
  words: { least: number; most: number };
  /** Returns the exit code. */
  run: (call: Call) => Promise<number>;
}

/** How a command gets at the data. */
interface Access extends Pick<Opening, 'migrates'> {
  /** Nothing else may use the data meanwhile. @default false */
  isAlone?: boolean;
}

/**
 * Does something with the data of the installation. The embedded database belongs to one process: while the server runs, through it.
 * @param access @default the tables are brought up to date, unless a server does so
 */
export async function withStudio<Result>(
  settings: Settings,
  act: (studio: OpenStudio) => Promise<Result>,
  { isAlone = false, ...opening }: Access = {},
): Promise<Result> {
  const beside = isAlone ? null : await joinStudio(settings);
  const studio = beside ?? (await openStudio(settings, { ...opening, isPatient: true }));
  try {
    return await act(studio);
  } finally {
    await studio.close();
  }
}
