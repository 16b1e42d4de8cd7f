import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Database servers and others refuse to run as root. When the tests run as root, engines run as the first of these that exists. */
const USERS = ['postgres', 'nobody'];

/** A user of the system. */
export interface Owner {
  uid: number;
  gid: number;
}

/** @throws Error when there is no such user */
export function userNamed(name: string): Owner {
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The user that engines must run as; undefined means the user of the tests. */
export function ownerForRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of USERS) {
    try {
      return userNamed(name);
    } catch {
      // Try the next user.
    }
  }
  throw new Error(`Engines do not run as root, and there is no user ${USERS.join(' or ')}.`);
}

/**
 * Makes a temporary folder for an engine, which nobody else can read.
 * @param disk the folder that it is in
 */
export function engineFolder(name: string, owner: Owner | undefined, disk: string = tmpdir()): string {
  const folder = mkdtempSync(join(disk, `doblaje-${name}-`));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
