import { ApiError, newKey } from '@doblaje/contract/client';
import { membersShown } from '@doblaje/contract/shown';
import { useRef } from 'react';
import { ShownChanged } from '../../../edits/shown';
import { useSending } from '../../../edits/useSending';
import { usePortal } from '../../../portal/portal';
import type { ShownCast, UploadValues } from './upload';

/** Sends a contract or script, with byte progress. If the answer is lost and the same document is sent again, the server files it once. */
export function useDocumentUpload() {
  const { config } = usePortal();
  const { send, forget, ...sending } = useSending();
  /** The recipients shown for the chosen cast. */
  const cast = useRef<ShownCast | null>(null);
  const last = useRef<{ asked: string; file: File; key: string } | null>(null);

  /** @throws ApiError */
  async function upload({ file, names: _, ...values }: UploadValues) {
    // The validator has already required a file.
    if (!(file instanceof File)) throw new TypeError('No file');
    const members = values.recipients === 'cast' ? cast.current : null;
    const shown = members?.chapterId === values.chapterId ? membersShown(members.people) : [];
    const asked = JSON.stringify({ ...values, shown });
    if (last.current?.asked !== asked || last.current.file !== file)
      last.current = { asked, file, key: newKey() };
    const { key } = last.current;
    const { uploadSharedDocument } = await import('@doblaje/contract/uploadSharedDocument');
    const uploaded = await send(file, 'Cancelaste el envío: el documento no se subió.', (options) =>
      uploadSharedDocument({
        ...options,
        url: `${config.apiUrl}/shared-documents`,
        key,
        file,
        shown,
        values,
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'STALE') throw error;
      forget();
      members?.retry();
      throw new ShownChanged(
        error.message,
        error.errors.map(({ message }) => message),
      );
    });
    last.current = null;
    return uploaded;
  }

  return { upload, cast, forget, ...sending };
}
