import { isMp4, SNIFFED_BYTES } from '@doblaje/domain/media';

/**
 * Checks a chosen file: null for an MP4 video, else the reason of its refusal, in Spanish. It reads only the first bytes.
 * @throws what the browser throws for a file it cannot read (a deleted file, a folder)
 */
export async function mp4Content(file: File): Promise<string | null> {
  const head = await file.slice(0, SNIFFED_BYTES).arrayBuffer();
  return isMp4(head) ? null : 'El archivo no contiene un video MP4.';
}
