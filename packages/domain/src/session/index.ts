/** The four keys the portal keeps in the browser's local storage (spec §3). */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  role: 'role',
  rutAlertShown: 'rutAlertShown',
  boletaAlertShown: 'boletaAlertShown',
} as const;

/** One of the keys of {@link STORAGE_KEYS}. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** The keys that log-out removes: the token, both flags (spec §4) and the role. */
export const CLEARED_ON_LOGOUT: readonly StorageKey[] = [
  'accessToken',
  'rutAlertShown',
  'boletaAlertShown',
  'role',
];

/** The keys that an expired session removes: the token only (spec §4, §8). */
export const CLEARED_ON_EXPIRY: readonly StorageKey[] = ['accessToken'];

/**
 * Tells whether an answer of the API ends the session (then remove the token and go to /login):
 * 401 with 'Invalid token', or any error status with 'No token provided' (spec §8). Both texts exactly.
 *
 * @param status the HTTP status; 400 and above is an error.
 * @param message the `message` of the answer's body; may be anything.
 */
export function endsSession(status: unknown, message: unknown): boolean {
  if (status === 401 && message === 'Invalid token') return true;
  return typeof status === 'number' && status >= 400 && message === 'No token provided';
}

/** The person logged in (spec §3). */
export type AuthUser = {
  email: string;
  first_name: string;
  last_name: string;
  /** Role as the spec names it here; empty until known. */
  rol: string;
};

/** An empty {@link AuthUser}: four empty strings. */
export const EMPTY_AUTH_USER: Readonly<AuthUser> = { email: '', first_name: '', last_name: '', rol: '' };
