import type { HTMLAttributes, Ref } from 'react';
import { lazy, Suspense, use, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { LocaleContext, mergeLabels } from '../ground/locale/LocaleContext';
import { useInBrowser } from '../ground/media/useInBrowser';
import type { PdfViewerLabels } from './labels';
import { pdfViewerLabels } from './labels';
import type { PdfAssets } from './PdfDocument';
import { PdfLoading } from './PdfLoading';
import { Root } from './PdfViewer.styles';
import type { PdfSource } from './pdf';
import type { PdfZoom } from './zoom';

export interface PdfViewerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onError' | 'onLoad'> {
  /** The document: an address, a file, its bytes, or a way to read it in parts. Keep the same object between renders. */
  src: PdfSource;
  /**
   * Address of pdf.js's worker: `pdfjs-dist/build/pdf.worker.min.mjs` of the copy that react-pdf brings, because no other version
   * works. Do not use react-pdf's `pdf.worker.entry.js`: as a worker it loses the first messages. A worker on another origin
   * starts through a `blob:` script. A page with `require-trusted-types-for` must allow the policy `dui-pdf-worker`.
   * @default none: the worker's code is loaded into the page
   */
  workerSrc?: string;
  /** Where the fonts, maps and decoders of pdf.js are. @default none */
  assets?: PdfAssets;
  /** Headers of the request when `src` is an address. */
  httpHeaders?: Readonly<Record<string, string>>;
  /**
   * A factor of the real size. 'fit' makes pages as wide as the well. 'auto' does too, but from 1100 px on not past 100 %.
   * @default 'auto'
   */
  defaultZoom?: PdfZoom;
  /** Name of the downloaded file. @default 'documento.pdf' */
  downloadName?: string;
  /** Called on a press of 'Descargar', in place of saving the bytes that the viewer has read. Use it to download by a link, for example. */
  onDownload?: () => void;
  /** Called when the document is open. */
  onLoad?: (info: { pages: number }) => void;
  /** Called when the document could not be opened. The error's texts are for the log, not for people. */
  onError?: (error: Error) => void;
  /** Called when the person reaches another page. Pages count from 1. */
  onPageChange?: (page: number) => void;
  labels?: Partial<PdfViewerLabels>;
  ref?: Ref<HTMLDivElement>;
}

const PdfDocument = lazy(() => import('./PdfDocument'));

/**
 * Shows a PDF: pages, zoom, search, download, password. pdf.js loads with the first viewer shown. The
 * viewer is as high as its container, and at least 320 px. A `Drawer` may be too low for its head,
 * the bar and a page. There the viewer is as high as its pages and scrolls with the drawer.
 */
export function PdfViewer({
  src,
  workerSrc,
  assets,
  httpHeaders,
  defaultZoom = 'auto',
  downloadName,
  onDownload,
  onLoad,
  onError,
  onPageChange,
  labels: givenLabels,
  ref,
  ...rest
}: PdfViewerProps) {
  const provided = use(LocaleContext).labels.PdfViewer;
  const labels = useMemo(() => mergeLabels(pdfViewerLabels, provided, givenLabels), [provided, givenLabels]);
  // A server has no canvas, so there it renders only the skeleton.
  const isBrowser = useInBrowser();
  // Another document or another try starts from scratch.
  const [run, setRun] = useState({ src, number: 0 });
  if (run.src !== src) setRun({ src, number: run.number + 1 });

  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  function retry() {
    // The pressed button disappears with the error, so the focus moves here.
    root.current?.focus();
    setRun({ src, number: run.number + 1 });
  }

  const loading = <PdfLoading labels={labels} />;
  return (
    <Root tabIndex={-1} {...rest} ref={root}>
      {isBrowser ? (
        <Suspense fallback={loading}>
          <PdfDocument
            key={run.number}
            src={src}
            workerSrc={workerSrc}
            assets={assets}
            httpHeaders={httpHeaders}
            defaultZoom={defaultZoom}
            downloadName={downloadName ?? labels.fileName}
            onDownload={onDownload}
            onLoad={onLoad}
            onError={onError}
            onPageChange={onPageChange}
            onRetry={retry}
            labels={labels}
          />
        </Suspense>
      ) : (
        loading
      )}
    </Root>
  );
}
