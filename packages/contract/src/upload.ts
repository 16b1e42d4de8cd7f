import { ApiError, errorFrom, NETWORK_MESSAGE, UNREADABLE_MESSAGE } from './client/ApiError';

export { ApiError, NETWORK_MESSAGE, UNREADABLE_MESSAGE } from './client/ApiError';

/** What {@link uploadReel} needs to know. */
export interface UploadOptions {
  /** Address of the reel, `${apiUrl}/applications/{id}/reels/{n}`; the file's name is added to it. */
  url: string;
  file: File;
  /** The stored access token; null without a session. */
  token: string | null;
  /**
   * Lets the server keep what arrives when it breaks: what the file is known by (SHA-256 in hexadecimal), and the first byte
   * to send, since it holds those before. Without it the whole file is sent, and nothing of it kept.
   */
  rest?: { digest: string; offset: number };
  /** Told how many bytes have gone, as the browser counts them, those the server had included; at the end once with all of them. */
  onProgress?: (sent: { loaded: number; total: number }) => void;
  /** Told of a refused or failed upload before its promise rejects, like `createClient`'s. */
  onError?: (error: ApiError, request: { token: string | null }) => void;
  /** Cancels: the promise rejects with the signal's reason (an AbortError) and nothing is reported. */
  signal?: AbortSignal;
}

/** The reel as it arrived. `size` in bytes. */
export interface UploadedReel {
  n: number;
  name: string;
  size: number;
}

/**
 * Sends one file as the body of a request, with its progress: fetch tells none of what it sends. No time-out, as for
 * every request (spec §7).
 * @throws ApiError for a refusal, a failed connection (status 0) or an answer that cannot be read
 */
export function uploadReel(options: UploadOptions): Promise<UploadedReel> {
  const { url, file, token, rest, onProgress, onError, signal } = options;
  const offset = rest?.offset ?? 0;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const fail = (error: ApiError) => {
      onError?.(error, { token });
      reject(error);
    };
    signal?.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded }) => onProgress?.({ loaded: offset + loaded, total: file.size });
    request.onerror = () => fail(new ApiError(0, NETWORK_MESSAGE));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 400) {
        fail(errorFrom(request.status, body, request.getResponseHeader('retry-after')));
      } else if (isReel(body)) {
        onProgress?.({ loaded: file.size, total: file.size });
        resolve(body);
      } else {
        fail(new ApiError(request.status, UNREADABLE_MESSAGE));
      }
    };
    request.onloadend = () => signal?.removeEventListener('abort', cancel);
    const query = new URLSearchParams({ name: wellFormed(file.name) });
    if (rest) {
      query.set('digest', rest.digest);
      query.set('size', String(file.size));
      query.set('offset', String(offset));
    }
    request.open('PUT', `${url}?${query.toString().replaceAll('+', '%20')}`);
    // Not the file's own: a system that knows no type states none, and the server goes by the content.
    request.setRequestHeader('content-type', 'video/mp4');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(offset === 0 ? file : file.slice(offset));
  });
}

/** Half a surrogate pair, which a file's name may hold, is no text that an address can carry. */
function wellFormed(name: string): string {
  return name.replace(/\p{Surrogate}/gu, '\ufffd');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isReel(body: unknown): body is UploadedReel {
  return typeof body === 'object' && body !== null && 'n' in body && 'name' in body && 'size' in body;
}
