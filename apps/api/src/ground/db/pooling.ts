import { MINUTE, SECOND } from '../time/time';

/** How connections to PostgreSQL are used. Times are in milliseconds. */
export interface Pooling {
  /** Most connections of this process at once. */
  connections: number;
  /** For making a connection, or waiting for a free one. */
  connect: number;
  /** For a row that another transaction has locked. */
  lock: number;
  /** For one statement. */
  statement: number;
  /** For a transaction between two statements. */
  idleInTransaction: number;
  /** For an answer. It is longer than the limit for a statement, which the server enforces itself while it is alive. */
  answer: number;
  /** Whether a pooler is between, that gives a connection to a server for one transaction only. */
  isPooled: boolean;
}

/** As long as somebody waits for a page. */
export const POOLING: Pooling = {
  connections: 10,
  connect: 5 * SECOND,
  lock: 3 * SECOND,
  statement: 15 * SECOND,
  idleInTransaction: 15 * SECOND,
  answer: 20 * SECOND,
  isPooled: false,
};

/** Time limits of commands. A row that is locked for longer belongs to a transaction that has died. */
export const PATIENT: Partial<Pooling> = {
  ...{ connect: 10 * SECOND, lock: MINUTE, statement: 0, idleInTransaction: 0, answer: 0 },
};

const KEPT = 3;

/** Most connections that one caller may use at once. A caller that waits for locked rows then leaves some for the others. */
export const shareOf = ({ connections }: Pooling): number => Math.max(KEPT, Math.floor(connections * 0.3));
