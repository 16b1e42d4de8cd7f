import { samplePdf } from '../../../packages/ui/src/PdfViewer/samplePdf';

/** 500 pages of 28 lines each. */
export const makeDocument = () =>
  samplePdf(
    Array.from({ length: 500 }, (_, page) =>
      Array.from({ length: 28 }, (_, line) => `Página ${page + 1}, línea ${line + 1}: y... corte. Buena.`),
    ),
  );

/** One short page, which both sides open first, so that loading code does not count. */
export const makeFirst = () => samplePdf([['Antes']]);

export const WORKER = '/worker.js';
/** Pixels for a point: both draw at 100 %. */
export const SCALE = 96 / 72;
