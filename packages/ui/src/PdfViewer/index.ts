export type { PdfViewerLabels } from './labels';
export type { PdfAssets } from './PdfDocument';
export type { PdfViewerProps } from './PdfViewer';
export { PdfViewer } from './PdfViewer';
export type { PdfRangeSource, PdfSource } from './pdf';
export type { PdfPlacedText, PdfTextsOptions } from './pdfTexts';
export { readPdfTexts } from './readPdfTexts';
export type { PdfZoom } from './zoom';
