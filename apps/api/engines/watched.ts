import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Owner } from './owner';

/**
 * A shell script that runs an engine until it reads a word: 'crash' kills the engine and keeps its files. When the pipe closes,
 * even because the tests were killed, the engine ends and its folder is removed. $0 is the folder, $1 and $2 are the signals
 * that crash and end it, the rest is its command.
 */
const SCRIPT = `
crash=$1; end=$2; shift 2
"$@" & engine=$!
read -r told || told=remove
case $told in
  crash) kill -$crash $engine; wait $engine 2>/dev/null ;;
  end) kill -$end $engine; wait $engine ;;
  *) kill -$end $engine; wait $engine; rm -rf "$0" ;;
esac`;

interface Options {
  /** Its folder, which is removed with it and is its working directory. */
  folder: string;
  command: string[];
  owner: Owner | undefined;
  env?: Readonly<Record<string, string>>;
  /** The signal that ends it at once. */
  crash?: string;
  /** The signal that ends it in order. */
  end?: string;
}

/** A running engine. */
export interface Watched {
  /** The shell that watches it. */
  shell: ChildProcess;
  /** Ends it in one of three ways and waits until it is over. */
  tell: (word: 'crash' | 'end' | 'remove') => Promise<void>;
  /** Whether it ended, by itself too. */
  isOver: () => boolean;
}

/** Runs an engine so that it never outlives the tests. */
export function watch({ folder, command, owner, env, crash = 'KILL', end = 'TERM' }: Options): Watched {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, folder, crash, end, ...command], {
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    ...owner,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return {
    shell,
    isOver: () => shell.exitCode !== null,
    tell: async (word) => {
      if (shell.exitCode !== null) return;
      const over = once(shell, 'exit');
      shell.stdin?.end(`${word}\n`);
      await over;
    },
  };
}

/** Waits until `isReady` answers true. @throws Error when the engine ended instead */
export async function untilReady(name: string, engine: Watched, isReady: () => Promise<boolean>) {
  while (!(await isReady().catch(() => false))) {
    if (engine.isOver()) throw new Error(`${name} ended instead of starting.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
