import { ROLES, type Role } from '@doblaje/domain/access';
import { CLEARED_ON_EXPIRY, CLEARED_ON_LOGOUT, STORAGE_KEYS } from '@doblaje/domain/session';
import { MENU_KEY, USER_ID_KEY } from './keptOf';

/** What the browser remembers of the person (spec §3 "Browser storage"), as one immutable value. */
export interface SessionState {
  readonly token: string | null;
  readonly role: Role | null;
  /** The person of the current or expired session. Like the flags, it outlives an expired session. Null until the server has answered. */
  readonly userId: string | null;
  readonly rutAlertShown: boolean;
  readonly boletaAlertShown: boolean;
}

/** What a session needs of the browser's storage. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a session needs of the browser's window. */
export interface SessionPage {
  readonly localStorage: SessionStorage;
  /** Reports the writes of other tabs. */
  addEventListener(
    type: 'storage',
    listener: (event: Event & Partial<Pick<StorageEvent, 'storageArea'>>) => void,
  ): void;
}

/** The session in the browser's storage: reads it, writes it, and hears the writes of other tabs. */
export interface SessionStore {
  get(): SessionState;
  /** Reads the storage again: a write by hand causes no event in this tab, and another tab's event may arrive late. */
  refresh(): void;
  /** Calls back after every change, in this tab or another. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Stores a new login. The menu starts expanded (spec §2). Flags of an expired session (spec §4) stay only for the same person. */
  start(login: { accessToken: string; role: Role; userId: string }): void;
  /** A log-out clears token, role and both flags. An expired session clears only the token (product.md §1). */
  end(reason: 'logout' | 'expired'): void;
  /** Takes over the server's role, which beats the stored one. */
  correctRole(role: Role): void;
  /** Takes over the server's person. Flags of another person are cleared. */
  belongsTo(userId: string): void;
  /** @param of token of the notice's session; if another session has begun since, nothing is marked */
  markShown(flag: Flag, of?: string | null): void;
}

type Flag = 'rutAlertShown' | 'boletaAlertShown';

const SHOWN = 'true';

/** The characters that a header can carry. The API never makes any other token. */
const TOKEN = /^[\x21-\x7e]+$/;

function read(storage: SessionStorage): SessionState {
  const role = storage.getItem(STORAGE_KEYS.role);
  const token = storage.getItem(STORAGE_KEYS.accessToken) ?? '';
  return {
    token: TOKEN.test(token) ? token : null,
    role: ROLES.find((known) => known === role) ?? null,
    userId: storage.getItem(USER_ID_KEY),
    rutAlertShown: storage.getItem(STORAGE_KEYS.rutAlertShown) === SHOWN,
    boletaAlertShown: storage.getItem(STORAGE_KEYS.boletaAlertShown) === SHOWN,
  };
}

const isSame = (a: SessionState, b: SessionState): boolean =>
  Object.entries(a).every(([name, value]) => value === b[name as keyof SessionState]);

/**
 * @param storage where the session is kept (`localStorage`)
 * @param page reports the writes of other tabs (`window`)
 */
export function createSession(
  storage: SessionStorage,
  page: Pick<SessionPage, 'addEventListener'>,
): SessionStore {
  const listeners = new Set<() => void>();
  let state = read(storage);

  function refresh(): void {
    const next = read(storage);
    if (isSame(state, next)) return;
    state = next;
    for (const listener of listeners) listener();
  }

  // A null key means that everything was cleared.
  page.addEventListener('storage', (event) => {
    if (event.storageArea === storage || event.storageArea === null) refresh();
  });

  function claim(userId: string): void {
    const owner = storage.getItem(USER_ID_KEY);
    if (owner !== null && owner !== userId) {
      storage.removeItem(STORAGE_KEYS.rutAlertShown);
      storage.removeItem(STORAGE_KEYS.boletaAlertShown);
    }
    storage.setItem(USER_ID_KEY, userId);
  }

  return {
    get: () => state,
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start({ accessToken, role, userId }) {
      claim(userId);
      storage.removeItem(MENU_KEY);
      storage.setItem(STORAGE_KEYS.role, role);
      storage.setItem(STORAGE_KEYS.accessToken, accessToken);
      refresh();
    },
    end(reason) {
      for (const key of reason === 'logout' ? CLEARED_ON_LOGOUT : CLEARED_ON_EXPIRY) storage.removeItem(key);
      if (reason === 'logout') for (const key of [MENU_KEY, USER_ID_KEY]) storage.removeItem(key);
      refresh();
    },
    correctRole(role) {
      storage.setItem(STORAGE_KEYS.role, role);
      refresh();
    },
    belongsTo(userId) {
      claim(userId);
      refresh();
    },
    markShown(flag, of) {
      if (of !== undefined && storage.getItem(STORAGE_KEYS.accessToken) !== of) return;
      storage.setItem(STORAGE_KEYS[flag], SHOWN);
      refresh();
    },
  };
}
