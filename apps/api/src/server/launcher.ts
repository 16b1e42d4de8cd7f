import { readFileSync } from 'node:fs';

/** How often to look, in milliseconds. */
const INTERVAL = 250;

/** Stops looking. */
export type Unwatch = () => void;

/**
 * Tells when what started this process is gone. A shell in between (`node_modules/.bin/node`, `sh -c`) dies of the signal
 * that was meant for the server and does not pass it on: that it is gone is all the server hears of it.
 *
 * Looks at the parent and, where the system shows them (Linux), at all the package managers and shells above it, up to
 * the command that a person typed: `npx pnpm start` is half a dozen processes, and any of them may be told to end.
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

/** Processes above that a package manager started, each with its parent: a process whose parent ends gets another. */
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

/** Whether a process has the variables that npm and pnpm give to what they run; false where the system does not show it. */
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
    // Field 4; the name in field 2 may hold blanks and brackets, so counting starts behind it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
