import { ApiError } from './ApiError';
import { newKey } from './newKey';

/** What says nothing of what became of the call: no answer; who calls was not known, it came too often, too slowly. */
const UNDECIDED = [0, 401, 403, 408, 429];

/** Whether the server has said what became of it: a proxy that gave up has not, nor an answer that was cut. */
const isDecided = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !UNDECIDED.includes(error.status);

/**
 * What a call is known by again: 32 bits (FNV-1a), out of which nobody reads what was sent. Of two calls that share them by
 * chance the second is refused once, for the server compares what it did with what it is asked for.
 */
export function callDigest(call: string): number {
  let digest = 0x811c9dc5;
  for (let index = 0; index < call.length; index++)
    digest = Math.imul(digest ^ call.charCodeAt(index), 0x01000193);
  return digest;
}

/** What sends calls with their keys. */
interface RepeatKeys {
  fetch: typeof fetch;
  /** Forgets every call whose answer was lost: sent again it is another one. */
  forget: () => void;
}

/**
 * Sends every POST with an `Idempotency-Key`, which the routes that create something heed: a list of them here would grow
 * with the API, in what every page loads. The same call again, while the first is under way or after its answer was lost, is
 * sent with the same key: the server does it once and answers both alike. Until it is answered or forgotten its digest is
 * kept, with the key.
 * @param request sends, and rejects with ApiError
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
