import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BuiltImage } from './build.ts';

/**
 * What a container engine gives a process: its user, a root that nobody can write to, and a volume. $0 is the root, $1 the volume within it, $2
 * user and group, $3 the folder outside that is the volume; the rest is the command. The kernel's files are those of this machine.
 */
const SCRIPT = `
set -e
root=$0; volume=$1; user=$2; data=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root$volume"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" "$@"`;

/** A command in the image. */
export interface Running {
  process: ChildProcess;
  said: () => string;
  /** The exit code. */
  over: Promise<number | null>;
}

/**
 * Runs a command in the image as a container engine with a read-only root does.
 * @param data the folder that becomes its volume
 */
export function runInImage(
  { config, root }: BuiltImage,
  data: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const [volume = ''] = Object.keys(config.Volumes);
  const script = ['-c', SCRIPT, root, volume, config.User, data, ...command];
  const child = spawn('/usr/bin/unshare', ['--mount', '--propagation', 'private', '/bin/sh', ...script], {
    env: { ...Object.fromEntries(config.Env.map((one) => one.split(/=(.*)/s))), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk);
    });
  }
  return { process: child, said: () => said, over: once(child, 'close').then(([code]) => code) };
}
