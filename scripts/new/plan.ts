import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../build.ts';

/** What a kind adds to the repository. Paths start at its root. */
export interface Plan {
  /** New files and their texts. */
  writes: Readonly<Record<string, string>>;
  /** Files that register the new one, and how their texts change. */
  touches: Readonly<Record<string, (text: string) => string>>;
  /** Files that programs make of others, and how. They run last. @default none */
  makes?: Readonly<Record<string, () => void>>;
}

/** What a person may say besides the name. */
export interface Options {
  /** Of a component: a key of `GROUPS`. */
  group?: string;
  /** Of a list or a route: a key of `ROOMS`. */
  room?: string;
  /** Of a list, a screen or a form: a key of `ENTRIES`. */
  entry?: string;
  /** In Spanish, as people read it. */
  title?: string;
  /** Leaves what programs make of other files to a later command. @default false */
  later?: boolean;
}

/** A refusal in words for the person at the keyboard. */
export class Refusal extends Error {}

/** The entry of a table under a key that somebody typed. @throws Refusal with the keys there are */
export function chosen<Value>(table: Readonly<Record<string, Value>>, key: string, what: string): Value {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new Refusal(`'${key}' is no ${what}: ${Object.keys(table).join(', ')}.`);
  return value;
}

/**
 * Writes the files of a plan, formatted.
 * @throws Refusal, before anything is written, if a file is already there
 */
export function carryOut({ writes, touches, makes = {} }: Plan, { later = false }: Options = {}): void {
  const present = Object.keys(writes).filter((file) => existsSync(join(ROOT, file)));
  if (present.length > 0) throw new Refusal(`There is already ${present.join(', ')}.`);
  const changed = Object.entries(touches).map(
    ([file, change]) => [file, change(readFileSync(join(ROOT, file), 'utf8'))] as const,
  );
  for (const [file, text] of [...Object.entries(writes), ...changed]) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  const files = [...Object.keys(writes), ...Object.keys(touches)];
  const biome = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['check', '--write', '--linter-enabled=false', '--colors=off', ...files],
    { cwd: ROOT, encoding: 'utf8' },
  );
  if (biome.status !== 0) throw new Error(`biome check: ${biome.stdout}${biome.stderr}`);
  if (!later) for (const make of Object.values(makes)) make();
}

/** Every file of a plan. */
export const filesOf = ({ writes, touches, makes = {} }: Plan) => [
  ...Object.keys(writes),
  ...Object.keys(touches),
  ...Object.keys(makes),
];
