import type { PdfAssets } from '@doblaje/ui/PdfViewer';
import { version } from 'pdfjs-dist/package.json';
import bundledWorker from './pdfWorker?worker&url';
import './withResolvers';

/** The version must match the library's. The build puts the files there (`build/pdfFiles.ts`). */
const FOLDER = `/assets/pdfjs-${version}`;

/** Files that pdf.js fetches only when a document needs them. */
export const PDF_ASSETS: PdfAssets = {
  cMapUrl: `${FOLDER}/cmaps/`,
  standardFontDataUrl: `${FOLDER}/standard_fonts/`,
  wasmUrl: `${FOLDER}/wasm/`,
  iccUrl: `${FOLDER}/iccs/`,
};

/** The pdf.js worker, bundled with the portal. */
export const PDF_WORKER = bundledWorker;
