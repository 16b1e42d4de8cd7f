import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Owner } from './owner';
import { IN_NAMESPACE, mapUsers } from './userNamespace';

/**
 * A shell script that runs an engine until it reads a word: 'crash' kills the engine and keeps its files. When the pipe closes,
 * even because the tests were killed, the engine ends and its folder is removed. The script ends with its engine, however that
 * ends. $0 is the folder, $1 and $2 are the signals that crash and end it, the rest is its command.
 */
const SCRIPT = `
crash=$1; end=$2; shift 2
exec 3<&0
"$@" 3<&- & engine=$!
{
  read -r told <&3 || told=remove
  # From here the engine's end is wanted, and the last line waits for this.
  trap '' TERM
  case $told in crash) kill -$crash $engine ;; *) kill -$end $engine ;; esac
  case $told in crash|end) exit 0 ;; *) exit 3 ;; esac
} 2>/dev/null & reader=$!
exec 3<&-
wait $engine 2>/dev/null
kill $reader 2>/dev/null
wait $reader 2>/dev/null
[ $? -ne 3 ] || rm -rf "$0"`;

interface Options {
  /** Its folder, which is removed with it and is its working directory. */
  folder: string;
  command: string[];
  owner: Owner | undefined;
  /** It believes to be root, though it is its owner, and may become any of these. */
  mayBecome?: readonly Owner[];
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
export function watch(options: Options): Watched {
  const { folder, command, owner, mayBecome, env, crash = 'KILL', end = 'TERM' } = options;
  const words = ['/bin/sh', '-c', SCRIPT, folder, crash, end, ...command];
  const [program = '', ...rest] = mayBecome ? [...IN_NAMESPACE, ...words] : words;
  const shell = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
    ...owner,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  if (mayBecome && owner && shell.pid) {
    // Where that fails the shell ends, and with it what waits for its engine.
    mapUsers(shell.pid, owner, mayBecome).then(
      () => shell.stdin?.write('go\n'),
      () => shell.kill('SIGKILL'),
    );
  }
  // A word for an engine that has just ended by itself reaches nobody.
  shell.stdin?.on('error', () => {});
  const isOver = () => shell.exitCode !== null || shell.signalCode !== null;
  return {
    shell,
    isOver,
    tell: async (word) => {
      if (isOver()) return;
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
