import { ApiError, type Boleta } from '@doblaje/contract/client';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { FORM_ERROR, type SubmitErrors } from '@doblaje/ui/form';
import { useEffect, useRef, useState } from 'react';
import { editFailure } from '../../edits/useEdit';
import { usePortal } from '../../portal';
import { netOf } from './upload';

const NAMES = ['boletaId', 'file', 'folio', 'issuedOn', 'gross', 'withheldBy', 'retention', 'net'] as const;

/** How far the sending is. Bytes. */
export type Sending =
  | { state: 'sending'; loaded: number; total: number }
  | { state: 'failed'; reason: string };

/** Sends a boleta, byte by byte; what keeps it from being taken comes back on its field. */
export function useUpload(onChanged: () => void) {
  const { config, session, onRefusal } = usePortal();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns nothing once it is there */
  async function upload(
    values: BoletaUploadValues,
    boleta: Boleta,
  ): Promise<SubmitErrors<BoletaUploadValues> | undefined> {
    const { folio, issuedOn, gross, withheldBy, retention } = values;
    const net = netOf(values);
    // Judged before: none is missing.
    if (
      !(values.file instanceof File) ||
      folio === null ||
      gross === null ||
      retention === null ||
      net === null
    )
      return undefined;
    const controller = new AbortController();
    running.current = controller;
    setSending({ state: 'sending', loaded: 0, total: values.file.size });
    try {
      const { uploadBoleta } = await import('@doblaje/contract/uploadBoleta');
      await uploadBoleta({
        url: `${config.apiUrl}/boletas/${boleta.id}/upload`,
        file: values.file,
        values: { folio, issuedOn, gross, withheldBy, retention, net, updatedAt: boleta.updatedAt },
        token: session.get().token,
        signal: controller.signal,
        onError: onRefusal,
        onProgress: (sent) => setSending({ state: 'sending', ...sent }),
      });
      setSending(null);
      return undefined;
    } catch (error) {
      if (controller.signal.aborted) {
        setSending(null);
        return {
          [FORM_ERROR]: 'Cancelaste el envío: la boleta no se envió.',
        } as SubmitErrors<BoletaUploadValues>;
      }
      setSending(error instanceof ApiError ? { state: 'failed', reason: error.message } : null);
      // The boleta is not what the form shows.
      if (error instanceof ApiError && [404, 409].includes(error.status)) onChanged();
      return editFailure<BoletaUploadValues>(error, NAMES, true);
    }
  }

  return { upload, sending, cancel: () => running.current?.abort(), forget: () => setSending(null) };
}
