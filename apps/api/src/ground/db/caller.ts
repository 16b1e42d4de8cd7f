import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@doblaje/domain/access';

/** A caller may write with the session of an active account that has one of these roles. */
export interface Rights {
  sessionId: string;
  userId: string;
  roles: readonly Role[];
  /** Gives the time, because a session may end during its request. @default the server's own */
  now?: () => Date;
}

/** The accounts that a transaction changes. They are locked before anything else, and always in the same order. */
export interface AccountLocks {
  /** Ids of the accounts, including the caller's. @default the caller alone */
  accounts?: readonly string[];
  /** Locks all active ADMIN accounts too. @default false */
  admins?: boolean;
  /** Set it to remove the accounts: nothing may refer to them meanwhile. @default false */
  forErasing?: boolean;
}

interface Caller {
  /** Identifies the caller for sharing the database's connections. */
  key: string;
  rights?: Rights | undefined;
  locks?: AccountLocks | undefined;
}

const storage = new AsyncLocalStorage<Caller>();

/** Runs work on behalf of a caller. While the caller is unknown, their address identifies them. */
export function onBehalfOf<T>(key: string, work: () => T): T {
  return storage.run({ key }, work);
}

/** Identifies the caller of the present request. From now on the request writes only with these rights (judgedDialect.ts). */
export function callerIs(key: string, rights: Rights): void {
  const caller = storage.getStore();
  if (caller) Object.assign(caller, { key, rights });
}

/** The caller being worked for; undefined for the server's own work. */
export function currentCaller(): string | undefined {
  return storage.getStore()?.key;
}

/** The caller's rights, and the accounts that its transactions lock first. undefined when no session is needed. */
export function currentRights(): { rights: Rights; locks: AccountLocks | undefined } | undefined {
  const { rights, locks } = storage.getStore() ?? {};
  return rights && { rights, locks };
}

/**
 * Runs the server's own writes during a request or after it: counters, blobs to remove,
 * the end of a session. They happen even if the caller may no longer write.
 */
export function forItself<T>(work: () => T): T {
  const caller = storage.getStore();
  return caller ? storage.run({ key: caller.key }, work) : work();
}

/**
 * Makes every transaction of `work` lock the accounts it changes before doing anything. A transaction
 * that changes an account without saying so here may deadlock with another one of the same person.
 */
export function changingAccounts<T>(locks: AccountLocks, work: () => T): T {
  const caller = storage.getStore();
  return caller ? storage.run({ ...caller, locks }, work) : work();
}
