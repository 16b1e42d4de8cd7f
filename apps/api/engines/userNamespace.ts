import { readlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Owner } from './owner';

/** Runs a command once there is a line to read: by then it is somebody. */
const WAIT = 'read -r go && exec "$@"';

/** The words before a command that run it in a user namespace, once {@link mapUsers} has said who is who in it. */
export const IN_NAMESPACE = ['unshare', '--user', '/bin/sh', '-c', WAIT, 'sh'];

/**
 * Lets a program that insists on being root be `root` in a namespace of its own: outside of it, it is that user without any right.
 * The others keep their ids.
 * @throws Error when the tests do not run as root, or in a container that forbids it
 */
export async function mapUsers(process: number, root: Owner, others: readonly Owner[]): Promise<void> {
  const outside = readlinkSync('/proc/self/ns/user');
  // unshare needs a moment. Its end makes this fail.
  while (readlinkSync(`/proc/${process}/ns/user`) === outside) await pause(5);
  const lines = (id: keyof Owner) =>
    [`0 ${root[id]} 1`, ...others.map((other) => `${other[id]} ${other[id]} 1`)].join('\n');
  writeFileSync(`/proc/${process}/uid_map`, lines('uid'));
  writeFileSync(`/proc/${process}/gid_map`, lines('gid'));
}
