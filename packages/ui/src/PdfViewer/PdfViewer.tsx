import type { HTMLAttributes, Ref } from 'react';
import {
  lazy,
  Suspense,
  use,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LocaleContext, mergeLabels } from '../LocaleProvider/LocaleContext';
import type { PdfViewerLabels } from './labels';
import { defaultLabels } from './labels';
import type { PdfAssets } from './PdfDocument';
import { PdfLoading } from './PdfLoading';
import { Root } from './PdfViewer.styles';
import type { PdfSource } from './pdf';
import type { PdfZoom } from './zoom';

export interface PdfViewerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onError' | 'onLoad'> {
  /**
   * The document: an address, a file, its bytes, or a way to read parts of it. Keep the object between renders.
   */
  src: PdfSource;
  /**
   * Address of pdf.js's worker: `pdfjs-dist/build/pdf.worker.min.mjs` of the copy react-pdf brings, since any other
   * version refuses to work. Not react-pdf's `pdf.worker.entry.js`: as a worker it loses the first messages.
   * One on another origin is started through a `blob:` script. A page with `require-trusted-types-for` needs the
   * policy `dui-pdf-worker`.
   * @default none: the worker's code is loaded into the page
   */
  workerSrc?: string;
  /** Where pdf.js's fonts, maps and decoders are. @default none */
  assets?: PdfAssets;
  /** Sent with the request of an address. */
  httpHeaders?: Readonly<Record<string, string>>;
  /** A factor of the real size; 'fit' is the well's width, 'auto' that, but from 1100 px on not past 100 %. @default 'auto' */
  defaultZoom?: PdfZoom;
  /** Name of the downloaded file. @default 'documento.pdf' */
  downloadName?: string;
  /** 'Descargar' was pressed, instead of saving what the viewer has read: to fetch it by a link, say. */
  onDownload?: () => void;
  /** The document is open. */
  onLoad?: (info: { pages: number }) => void;
  /** It could not be opened. Texts of the error are for the log, not for people. */
  onError?: (error: Error) => void;
  /** Another page is read, from 1. */
  onPageChange?: (page: number) => void;
  labels?: Partial<PdfViewerLabels>;
  ref?: Ref<HTMLDivElement>;
}

const PdfDocument = lazy(() => import('./PdfDocument'));

const never = () => () => undefined;

/**
 * Shows a PDF: pages, zoom, search, download, password. pdf.js is loaded with the first one shown. As high as its
 * container; at least 320 px. In a `Drawer` too low for its head, the bar and a page it is as high as its pages, and
 * scrolls with the drawer.
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
  const labels = useMemo(() => mergeLabels(defaultLabels, provided, givenLabels), [provided, givenLabels]);
  // A server has no canvas: there it stays the skeleton.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Another document, or another try, starts from nothing.
  const [run, setRun] = useState({ src, number: 0 });
  if (run.src !== src) setRun({ src, number: run.number + 1 });

  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  function retry() {
    // The button that was pressed goes with the error.
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
