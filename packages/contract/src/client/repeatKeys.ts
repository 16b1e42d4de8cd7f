import { ApiError } from './ApiError';
import { newKey } from './newKey';

/** Statuses after which the server may do a repeated call: no answer, no session, no permission, a time-out, too many attempts. */
const UNDECIDED = [0, 401, 403, 408, 429];

/** Whether the server decided about the call. An answer that was cut off, or the answer of a proxy that gave up, does not say it. */
const isDecided = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !UNDECIDED.includes(error.status);

/**
 * Identifies a repeated call: a digest of 32 bits (FNV-1a), from which nobody can read the body. If two calls share a digest by
 * chance, the second is refused once, because the server compares the request with the one it did.
 */
export function callDigest(call: string): number {
  let digest = 0x811c9dc5;
  for (let index = 0; index < call.length; index++)
    digest = Math.imul(digest ^ call.charCodeAt(index), 0x01000193);
  return digest;
}

/** Sends calls with their keys. */
interface RepeatKeys {
  fetch: typeof fetch;
  /** Forgets every call whose answer was lost: sent again, it counts as a new call. */
  forget: () => void;
}

/**
 * Sends every POST with an `Idempotency-Key`. Only the routes that create something heed it. A list of these routes here would
 * grow with the API, in code that every page loads. If the same call is sent again while the first runs or after its answer was
 * lost, it gets the same key: the server does it once and answers both alike. The digest and the key are kept until the call is
 * answered or forgotten.
 * @param request sends a request and rejects with ApiError
 */
export function withRepeatKeys(request: typeof fetch): RepeatKeys {
  const open = new Map<number, string>();
  const send: typeof fetch = (input, init) => {
    if (init?.method !== 'POST') return request(input, init);
    const call = callDigest(`${input} ${init.body}`);
    const key = open.get(call) ?? newKey();
    open.set(call, key);
    const headers = new Headers(init.headers);
    headers.set('idempotency-key', key);
    const answer = request(input, { ...init, headers });
    answer.then(
      () => open.delete(call),
      (error) => isDecided(error) && open.delete(call),
    );
    return answer;
  };
  return { fetch: send, forget: () => open.clear() };
}
