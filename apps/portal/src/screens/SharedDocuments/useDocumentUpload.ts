import { newKey } from '@doblaje/contract/client';
import { useRef } from 'react';
import { useSending } from '../../edits/useSending';
import { usePortal } from '../../portal';
import type { UploadValues } from './upload';

/** Sends a contract or script, byte by byte. The same one sent again, because nothing came back, is filed once. */
export function useDocumentUpload() {
  const { config } = usePortal();
  const { send, ...sending } = useSending();
  const last = useRef<{ asked: string; file: File; key: string } | null>(null);

  /** @throws ApiError */
  async function upload({ file, names: _, ...values }: UploadValues) {
    // Judged before: there is one.
    if (!(file instanceof File)) throw new TypeError('No file');
    const asked = JSON.stringify(values);
    if (last.current?.asked !== asked || last.current.file !== file)
      last.current = { asked, file, key: newKey() };
    const { key } = last.current;
    const { uploadSharedDocument } = await import('@doblaje/contract/uploadSharedDocument');
    const uploaded = await send(file, 'Cancelaste el envío: el documento no se subió.', (options) =>
      uploadSharedDocument({ ...options, url: `${config.apiUrl}/shared-documents`, key, file, values }),
    );
    last.current = null;
    return uploaded;
  }

  return { upload, ...sending };
}
