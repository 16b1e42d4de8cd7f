import { ApiError, errorFrom, NETWORK_MESSAGE, UNREADABLE_MESSAGE } from './ApiError';
import { changeOf } from './changedFile';

/** What every way of sending a file needs. */
export interface SendOptions {
  /** The stored access token; null without a session. */
  token: string | null;
  /** Gets the number of bytes sent, as the browser counts them; called once more with the total at the end. */
  onProgress?: (sent: { loaded: number; total: number }) => void;
  /** Gets a refused or failed request before its promise settles, like `createClient`'s. */
  onError?: (error: ApiError, request: { token: string | null }) => void;
  /** Cancels: the promise rejects with the signal's reason (an AbortError) and nothing is reported. */
  signal?: AbortSignal;
}

interface Sent<Answer> extends SendOptions {
  method: 'PUT' | 'POST';
  url: string;
  /** `Idempotency-Key` of a request that creates something: the server does it once. @default none */
  key?: string;
  body: Blob | FormData;
  /** The chosen file. It is the body, or a part of it. If the request fails, the file is checked for changes. */
  file: Blob;
  /** @default the browser's, which it takes from the body */
  type?: string;
  /** `offset`: bytes the server already has before the body begins. `total`: bytes it has once the body has arrived. */
  from?: { offset: number; total: number };
  /** Whether a body is an answer; any other body is an error. A stale edit's 409 is an answer if this accepts it. */
  isAnswer: (body: unknown) => body is Answer;
}

/**
 * Sends a body and reports its progress, which fetch cannot. No time-out, as for every request (spec §7).
 * @throws ApiError for a refusal, a failed connection (status 0), a file that changed since it was chosen (422, field 'file') or an
 * answer that cannot be read
 */
export function sendFile<Answer>(options: Sent<Answer>): Promise<Answer> {
  const { method, url, key, body, file, type, token, from, onProgress, onError, signal, isAnswer } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const tell = (error: ApiError) => {
      onError?.(error, { token });
      return error;
    };
    let all = from?.total ?? 0;
    signal?.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => {
      if (!from) all = total;
      onProgress?.({ loaded: (from?.offset ?? 0) + loaded, total: all });
    };
    request.onerror = async () => {
      // A file that was written to ends the request like a lost connection, so look at the file first.
      reject((await changeOf(file)) ?? tell(new ApiError(0, NETWORK_MESSAGE)));
    };
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onload = () => {
      const { status } = request;
      const answer = parsed(request.responseText);
      const refusal =
        status < 400 ? null : tell(errorFrom(status, answer, request.getResponseHeader('retry-after')));
      if (refusal && status !== 409) reject(refusal);
      else if (isAnswer(answer)) {
        onProgress?.({ loaded: all, total: all });
        resolve(answer);
      } else reject(refusal ?? tell(new ApiError(status, UNREADABLE_MESSAGE)));
    };
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    request.open(method, url);
    if (type) request.setRequestHeader('content-type', type);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (key) request.setRequestHeader('idempotency-key', key);
    request.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
