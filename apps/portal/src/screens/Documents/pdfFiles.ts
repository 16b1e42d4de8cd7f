import type { PdfAssets } from '@doblaje/ui/PdfViewer';
import bundledWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { version } from 'pdfjs-dist/package.json';

/** Of the same version as the library: the build puts them there (`build/pdfFiles.ts`). */
const FOLDER = `/assets/pdfjs-${version}`;

/** What pdf.js fetches only when a document needs it. */
export const PDF_ASSETS: PdfAssets = {
  cMapUrl: `${FOLDER}/cmaps/`,
  standardFontDataUrl: `${FOLDER}/standard_fonts/`,
  wasmUrl: `${FOLDER}/wasm/`,
  iccUrl: `${FOLDER}/iccs/`,
};

/** The worker that comes with the portal. */
export const PDF_WORKER = bundledWorker;
