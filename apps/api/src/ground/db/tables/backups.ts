import type { Moment } from './moments';

/** A backup that is being written; see backup/running.ts. */
export interface RunningBackupsTable {
  id: string;
  /** After this moment it counts as dead. */
  until: Moment;
}
