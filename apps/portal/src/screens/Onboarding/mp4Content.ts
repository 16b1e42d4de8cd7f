import { isMp4, SNIFFED_BYTES } from '@doblaje/domain/media';

/**
 * Looks into a chosen file: null for an MP4 video, else why it is refused, in Spanish. Reads its first bytes only.
 * @throws what the browser throws for a file it cannot read (gone, a folder)
 */
export async function mp4Content(file: File): Promise<string | null> {
  const head = await file.slice(0, SNIFFED_BYTES).arrayBuffer();
  return isMp4(head) ? null : 'El archivo no contiene un video MP4.';
}
