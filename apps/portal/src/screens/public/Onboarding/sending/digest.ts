import { changeOf } from '@doblaje/contract/changedFile';

const known = new WeakMap<File, Promise<string | null>>();

/**
 * The SHA-256 of a file in hexadecimal, computed once per file. With it the server recognises the file after a broken connection or from
 * another tab. Null if the browser offers no cryptography (a page served without TLS): the file is then sent whole.
 * @throws ApiError when the file changed since it was chosen
 */
export function digestOf(file: File): Promise<string | null> {
  const before = known.get(file);
  if (before) return before;
  const digest = compute(file);
  known.set(file, digest);
  // Forget a failure: an unreadable file may be readable later.
  digest.catch(() => known.delete(file));
  return digest;
}

async function compute(file: File): Promise<string | null> {
  const changed = await changeOf(file);
  if (changed) throw changed;
  if (!globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
