import { hc } from 'hono/client';
import { ApiError, errorOf, NETWORK_MESSAGE } from './client/ApiError';
import { withRepeatKeys } from './client/repeatKeys';
import type { Api } from './createApi';
import { SESSION_ENDS_IN } from './http/sessionEnds';

export { ApiError, NETWORK_MESSAGE, UNREADABLE_MESSAGE } from './client/ApiError';
export { newKey } from './client/newKey';
export { send } from './client/send';
export { type EditOutcome, sendEdit } from './client/sendEdit';
export { OWN_FILE_ACCOUNT } from './http/ownFile';
export type { ErrorCode, FieldError } from './http/problem';
export { SESSION_ENDS_IN } from './http/sessionEnds';
export type * from './records';

/** What {@link createClient} needs to know. */
export interface ClientOptions {
  /** Base address of the catalogue API, for example '/api' (the setting API_URL). */
  apiUrl: string;
  /** Base address of the authentication calls: users/auth/*, users/send-mail/*, users/change-password (AUTH_URL). */
  authUrl: string;
  /** The stored access token, read anew for every request; null without a session. */
  getToken: () => string | null;
  /**
   * Gets every refused or failed request before its promise settles, a stale edit too. `request.token` is the token the request
   * carried: a late answer to an old session must not end a new one.
   */
  onError?: (error: ApiError, request: { token: string | null }) => void;
  /** Gets from every answer to a session how many seconds it has left if it is not used again. */
  onSessionEndsIn?: (seconds: number, request: { token: string | null }) => void;
  /** @default the global fetch, looked up at each request */
  fetch?: typeof fetch;
}

/** The typed client over one base address. */
export type ApiClient = ReturnType<typeof hc<Api>>;

/** @see createClient */
export interface Client {
  catalogue: ApiClient;
  auth: ApiClient;
  /** Forgets the keys of calls that got no answer. Log-out calls it. */
  forgetCalls: () => void;
}

/**
 * The typed client over the two base addresses. Every request has a JSON content type, the bearer header if there
 * is a token, and no time-out (spec §7). A refusal or a failed connection rejects with {@link ApiError}. A stale edit does not
 * reject: its 409 is an answer of the route (`sendEdit`). An aborted request rejects with the platform's AbortError and is not
 * reported. Every POST carries a key, so that the server creates something once even if the call is repeated (`withRepeatKeys`).
 */
export function createClient({
  apiUrl,
  authUrl,
  getToken,
  onError,
  onSessionEndsIn,
  fetch: fetchOption,
}: ClientOptions): Client {
  const request: typeof fetch = async (input, init) => {
    const token = getToken();
    const headers = new Headers(init?.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    const tell = (error: ApiError): ApiError => {
      onError?.(error, { token });
      return error;
    };
    let response: Response;
    try {
      response = await (fetchOption ?? globalThis.fetch)(input, { ...init, headers });
      const endsIn = response.headers.get(SESSION_ENDS_IN);
      if (endsIn !== null) onSessionEndsIn?.(Number(endsIn), { token });
      // Read the whole body here: an answer that breaks off must count as no answer, or a repeat would get a new key.
      if (response.ok && headers.has('idempotency-key'))
        response = new Response(await response.blob(), response);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') throw cause;
      throw tell(new ApiError(0, NETWORK_MESSAGE));
    }
    if (response.ok) return response;
    const error = tell(await errorOf(response.clone()));
    // A stale edit's 409 is a typed answer of its route, so it is returned and not thrown.
    if (error.code === 'STALE') return response;
    throw error;
  };
  const repeatable = withRepeatKeys(request);
  return {
    catalogue: hc<Api>(apiUrl, { fetch: repeatable.fetch }),
    auth: hc<Api>(authUrl, { fetch: request }),
    forgetCalls: repeatable.forget,
  };
}
