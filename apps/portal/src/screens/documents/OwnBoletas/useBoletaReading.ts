import { type PdfText, readBoletaPdf } from '@doblaje/domain/boletaPdf';
import { useEffect, useMemo, useState } from 'react';
import { PDF_ASSETS, PDF_WORKER } from '../../../media/pdfFiles';
import { usePortal } from '../../../portal/portal';
import type { PdfReading } from './pdfReading';
import type { Rates } from './upload';

/**
 * Longest wait for a PDF, its program's download too, which may never come. Until then nothing can be sent. It is a little
 * longer than reading itself may take.
 */
const LONGEST = 12_000;

/** The names of the two parts of a reading among the page's measures (User Timing): the PDF's texts, and what they mean. */
const MEASURES = { texts: 'boleta: texts of its PDF', fields: 'boleta: fields of its PDF' };

/** Does a part of the reading, and notes how long it took. */
function measured<Result>(name: string, work: () => Result): Result {
  const start = performance.now();
  const done = () => performance.measure(name, { start });
  const result = work();
  if (result instanceof Promise) result.then(done, done);
  else done();
  return result;
}

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
      clearTimeout(timer);
      if (!isOver) setDone({ file, texts });
      isOver = true;
    };
    const timer = setTimeout(() => end(null), LONGEST);
    import('@doblaje/ui/PdfViewer')
      .then(({ readPdfTexts }) =>
        measured(MEASURES.texts, () => readPdfTexts(file, { workerSrc, assets: PDF_ASSETS })),
      )
      .then(end, () => end(null));
    return () => {
      clearTimeout(timer);
      isOver = true;
    };
  }, [file, workerSrc]);
  return useMemo(() => {
    if (!file) return { kind: 'none' };
    if (done?.file !== file) return { kind: 'reading' };
    const { texts } = done;
    if (texts === null) return { kind: 'unread' };
    return measured(MEASURES.fields, () => readBoletaPdf(texts, { rates, studioRut }));
  }, [file, done, rates, studioRut]);
}
