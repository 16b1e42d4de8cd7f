import { AsyncLocalStorage } from 'node:async_hooks';
import type { Role } from '@doblaje/domain/access';

/** What lets a caller write: the session of an active account, of one of these roles. */
export interface Rights {
  sessionId: string;
  userId: string;
  roles: readonly Role[];
  /** What time it is: a session may end while its request is under way. @default the server's own */
  now?: () => Date;
}

/** Accounts that a transaction changes beside whatever else it does: locked before anything, in one order for all. */
export interface AccountLocks {
  /** Of whom, the caller included. @default the caller alone */
  accounts?: readonly string[];
  /** All active ADMIN too. @default false */
  admins?: boolean;
  /** To be removed: nothing may refer to them meanwhile. @default false */
  forErasing?: boolean;
}

interface Caller {
  /** What shares of the database are counted by. */
  key: string;
  rights?: Rights | undefined;
  locks?: AccountLocks | undefined;
}

const storage = new AsyncLocalStorage<Caller>();

/** Does something on behalf of a caller, by the address it calls from while it is not known who it is. */
export function onBehalfOf<T>(key: string, work: () => T): T {
  return storage.run({ key }, work);
}

/** From here on the caller of this request is known better, and writes by these rights alone (judgedDialect.ts). */
export function callerIs(key: string, rights: Rights): void {
  const caller = storage.getStore();
  if (caller) Object.assign(caller, { key, rights });
}

/** Who is being worked for; undefined for the server's own work. */
export function currentCaller(): string | undefined {
  return storage.getStore()?.key;
}

/** By what the caller may write, and what its transaction locks first; undefined where no session is needed. */
export function currentRights(): { rights: Rights; locks: AccountLocks | undefined } | undefined {
  const { rights, locks } = storage.getStore() ?? {};
  return rights && { rights, locks };
}

/**
 * What the server writes for itself in the course of a request, or goes on with after it: counters, what is to be swept, the
 * end of a session. It is done whether or not the caller still may write.
 */
export function forItself<T>(work: () => T): T {
  const caller = storage.getStore();
  return caller ? storage.run({ key: caller.key }, work) : work();
}

/**
 * Every transaction of `work` locks accounts that it changes before it does anything. One that changes an account and does not
 * say so may wait for another of the same person while that one waits for it.
 */
export function changingAccounts<T>(locks: AccountLocks, work: () => T): T {
  const caller = storage.getStore();
  return caller ? storage.run({ ...caller, locks }, work) : work();
}
