import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done: what shares of the database are counted by. */
interface Caller {
  key: string;
}

const storage = new AsyncLocalStorage<Caller>();

/** Does something on behalf of a caller, by the address it calls from while it is not known who it is. */
export function onBehalfOf<T>(key: string, work: () => T): T {
  return storage.run({ key }, work);
}

/** From here on the caller of this request is known better. */
export function callerIs(key: string): void {
  const caller = storage.getStore();
  if (caller) caller.key = key;
}

/** Who is being worked for; undefined for the server's own work. */
export function currentCaller(): string | undefined {
  return storage.getStore()?.key;
}
