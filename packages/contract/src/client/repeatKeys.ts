import { ApiError } from './ApiError';
import { newKey } from './newKey';

/** Refusals that say nothing of what became of the call: who calls was not known, it came too often, too slowly. */
const UNDECIDED = [401, 403, 408, 429];

/** Whether the server may have done it without this side having heard: no answer, one of a proxy, one that was cut. */
function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status < 400 || error.status >= 500 || UNDECIDED.includes(error.status);
}

/**
 * Sends every POST with an `Idempotency-Key`, which the routes that create something heed: a list of them here would grow with the API, in
 * what every page loads. The same call again, while the first is under way or after its
 * answer was lost, is sent with the same key: the server does it once and answers both alike. Kept while the page lives.
 * @param request sends, and rejects with ApiError
 */
export function withRepeatKeys(request: typeof fetch): typeof fetch {
  const open = new Map<string, string>();
  return async (input, init) => {
    if (init?.method !== 'POST') return request(input, init);
    const call = `${input} ${init.body}`;
    const key = open.get(call) ?? newKey();
    open.set(call, key);
    const headers = new Headers(init.headers);
    headers.set('idempotency-key', key);
    try {
      const response = await request(input, { ...init, headers });
      open.delete(call);
      return response;
    } catch (error) {
      if (!isLost(error)) open.delete(call);
      throw error;
    }
  };
}
