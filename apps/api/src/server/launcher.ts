import { readFileSync } from 'node:fs';

/** How often to look, in milliseconds. */
const INTERVAL = 250;

/** Stops looking. */
export type Unwatch = () => void;

/**
 * Calls back when the process that started this one is gone. A shell in between (`node_modules/.bin/node`, `sh -c`) dies
 * of the signal that is meant for the server, and does not pass it on. The server only notices that the shell is gone.
 *
 * It watches the parent. Where the system shows them (Linux), it also watches all package managers and shells above it, up
 * to the command that a person typed: `npx pnpm start` is half a dozen processes, and the signal may go to any of them.
 */
export function watchLauncher(onGone: () => void): Unwatch {
  const parent = process.ppid;
  const above = launchersAbove(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(([pid, its]) => parentOf(pid) === its)) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL);
  return () => clearInterval(timer);
}

/** The processes above that a package manager started, each with its parent. If the parent ends, the process gets another one. */
function launchersAbove(first: number): [pid: number, parent: number][] {
  const found: [number, number][] = [];
  let pid = first;
  while (isOfPackageManager(pid)) {
    const parent = parentOf(pid);
    if (parent === null) break;
    found.push([pid, parent]);
    pid = parent;
  }
  return found;
}

/** Whether a process has the variables that npm and pnpm set for their commands; false where the system does not show it. */
function isOfPackageManager(pid: number): boolean {
  try {
    return /(^|\0)npm_/.test(readFileSync(`/proc/${pid}/environ`, 'latin1'));
  } catch {
    return false;
  }
}

/** Number of a process's parent; null where the system does not show it. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The parent is field 4. The name in field 2 may contain blanks and brackets, so count from the bracket that ends it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
