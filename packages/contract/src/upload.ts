import { type SendOptions, sendFile } from './client/sendFile';

export { ApiError, NETWORK_MESSAGE, UNREADABLE_MESSAGE } from './client/ApiError';

/** What {@link uploadReel} needs to know. */
export interface UploadOptions extends SendOptions {
  /** Address of the reel, `${apiUrl}/applications/{id}/reels/{n}`; the file's name is added to it. */
  url: string;
  file: File;
  /**
   * Lets the server keep the bytes of an interrupted upload: the file's digest (SHA-256 in hexadecimal), and the first byte to send,
   * since the server has those before it. Without it the whole file is sent, and the server keeps no part of it.
   */
  rest?: { digest: string; offset: number };
}

/** The reel as it arrived. `size` in bytes. */
export interface UploadedReel {
  n: number;
  name: string;
  size: number;
}

/**
 * Sends one file as the body of a request, with its progress; the progress includes the bytes the server already had.
 * @throws ApiError for a refusal, a failed connection (status 0) or an answer that cannot be read
 */
export function uploadReel({ url, file, rest, ...options }: UploadOptions): Promise<UploadedReel> {
  const offset = rest?.offset ?? 0;
  const query = new URLSearchParams({ name: wellFormed(file.name) });
  if (rest) {
    query.set('digest', rest.digest);
    query.set('size', String(file.size));
    query.set('offset', String(offset));
  }
  return sendFile({
    ...options,
    method: 'PUT',
    url: `${url}?${query.toString().replaceAll('+', '%20')}`,
    file,
    body: offset === 0 ? file : file.slice(offset),
    // Do not use the file's own type: some systems state none, and the server checks the content anyway.
    type: 'video/mp4',
    from: { offset, total: file.size },
    isAnswer: isReel,
  });
}

/** A file name may hold half a surrogate pair, which an address cannot carry. */
function wellFormed(name: string): string {
  return name.replace(/\p{Surrogate}/gu, '\ufffd');
}

function isReel(body: unknown): body is UploadedReel {
  return typeof body === 'object' && body !== null && 'n' in body && 'name' in body && 'size' in body;
}
