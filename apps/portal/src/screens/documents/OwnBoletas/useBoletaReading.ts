import { type PdfText, readBoletaPdf } from '@doblaje/domain/boletaPdf';
import { useEffect, useMemo, useState } from 'react';
import { PDF_ASSETS, PDF_WORKER } from '../../../media/pdfFiles';
import { usePortal } from '../../../portal/portal';
import type { PdfReading } from './pdfReading';
import type { Rates } from './upload';

/**
 * Reads the chosen PDF in the browser; nothing of it is sent for that.
 * @param studioRut '' while it is not set: then the receiver is not checked
 */
export function useBoletaReading(
  file: File | null | '',
  { rates, studioRut }: { rates: Rates; studioRut: string },
): PdfReading {
  const { config } = usePortal();
  const workerSrc = config.pdfWorkerUrl ?? PDF_WORKER;
  const [done, setDone] = useState<{ file: File; texts: readonly PdfText[] | null }>();
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    const end = (texts: readonly PdfText[] | null) => {
      if (!isOver) setDone({ file, texts });
    };
    import('@doblaje/ui/PdfViewer')
      .then(({ readPdfTexts }) => readPdfTexts(file, { workerSrc, assets: PDF_ASSETS }))
      .then(end, () => end(null));
    return () => {
      isOver = true;
    };
  }, [file, workerSrc]);
  return useMemo(() => {
    if (!file) return { kind: 'none' };
    if (done?.file !== file) return { kind: 'reading' };
    return done.texts === null ? { kind: 'unread' } : readBoletaPdf(done.texts, { rates, studioRut });
  }, [file, done, rates, studioRut]);
}
