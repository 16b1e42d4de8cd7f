import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux has the limits of processor time, in their first version (cgroup v1), and its root's own processes. */
const GROUPS = '/sys/fs/cgroup/cpu';

/** Microseconds in which a process gets its share once: short, so that it is held back often and for a short time. */
const PERIOD = 20_000;

/** Processes that have a fixed share of a processor each. */
interface Shares {
  /** Gives the processes all of it back. */
  end: () => void;
}

/**
 * Gives each process a share of one processor, as a container's limit does.
 * @returns null where this is not possible: on another system, or without the right to do so
 */
export function shareCpu(pids: readonly number[], share: number): Shares | null {
  const groups = pids.map((pid) => join(GROUPS, `doblaje-bench-${pid}`));
  const end = () => {
    for (const pid of pids) writeFileSync(join(GROUPS, 'cgroup.procs'), `${pid}`);
    for (const group of groups) rmdirSync(group);
  };
  try {
    for (const [n, group] of groups.entries()) {
      mkdirSync(group);
      writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD}`);
      writeFileSync(join(group, 'cpu.cfs_quota_us'), `${Math.round(PERIOD * share)}`);
      writeFileSync(join(group, 'cgroup.procs'), `${pids[n]}`);
    }
    return { end };
  } catch {
    return null;
  }
}
