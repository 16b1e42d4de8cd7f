import { useEffect, useMemo, useRef, useState } from 'react';
import { PasswordResponses, pdfjs } from 'react-pdf';
import { type FailureReason, type PdfLoadFailure, reasonOf } from './failure';
import { isAdobeForm, sizeOfFirst } from './firstLook';
import { LoadedPdf } from './LoadedPdf';
import type { PdfViewerLabels } from './labels';
import { PasswordPrompt } from './PasswordPrompt';
import { Boxless } from './PdfDocument.styles';
import { PdfFailure } from './PdfFailure';
import { PageOfLines } from './PdfLoading';
import type { PageSize, Pdf, PdfSource } from './pdf';
import { isRangeSource } from './pdf';
import { RangeTransport } from './rangeTransport';
import { saveFile } from './saveFile';
import { useLatest } from './useLatest';
import type { PdfWorker } from './worker';
import { isForeign, prepareWorker, runningWorker } from './worker';
import type { PdfZoom } from './zoom';

export interface PdfDocumentProps {
  src: PdfSource;
  workerSrc: string | undefined;
  assets: PdfAssets | undefined;
  httpHeaders: Readonly<Record<string, string>> | undefined;
  defaultZoom: PdfZoom;
  downloadName: string;
  onDownload: (() => void) | undefined;
  onLoad: ((info: { pages: number }) => void) | undefined;
  onError: ((error: Error) => void) | undefined;
  onPageChange: ((page: number) => void) | undefined;
  onRetry: () => void;
  labels: PdfViewerLabels;
}

/** Folders of pdf.js's own files. Each address ends in '/'. Without these files rare fonts and pictures look worse. */
export interface PdfAssets {
  /** Character maps of Asian fonts (`pdfjs-dist/cmaps/`). */
  cMapUrl?: string;
  /** The fourteen standard fonts, which a file may leave out (`pdfjs-dist/standard_fonts/`). */
  standardFontDataUrl?: string;
  /** Decoders of JPEG 2000 and JBIG2 (`pdfjs-dist/wasm/`). */
  wasmUrl?: string;
  /** Colour profiles (`pdfjs-dist/iccs/`). */
  iccUrl?: string;
}

interface Prompt {
  answer: (password: string) => void;
  isWrong: boolean;
  isPending: boolean;
}

/** Up to this many bytes, the viewer may read the whole document in advance. */
const LIGHT = 2_000_000;

const NO_SIZE: PageSize = { width: 0, height: 0 };

/** Saves nothing if the whole file can no longer be read. */
function download(pdf: Pdf, name: string) {
  pdf.getData().then(
    (data) => saveFile(new Blob([new Uint8Array(data)], { type: 'application/pdf' }), name),
    () => undefined,
  );
}

/**
 * Loads a document, then shows its pages, its password prompt or its failure. It is in its own module so that pdf.js loads only with it.
 */
export default function PdfDocument(props: PdfDocumentProps) {
  const { src, workerSrc, assets, httpHeaders, labels, downloadName, onLoad, onError } = props;
  const [ready, setReady] = useState<{ worker: PdfWorker | undefined } | undefined>(() => {
    const worker = runningWorker(workerSrc);
    return worker && { worker };
  });
  const [pdf, setPdf] = useState<Pdf>();
  const [firstSize, setFirstSize] = useState<PageSize>(NO_SIZE);
  const [failure, setFailure] = useState<PdfLoadFailure>();
  const [prompt, setPrompt] = useState<Prompt>();
  const isGone = useRef(false);
  // The prompt takes its focused field away, so the pages get the focus.
  const wasAsked = useRef(false);

  const hasFailed = useRef(false);
  function fail(error: Error, reason: FailureReason = 'notReceived') {
    // Later errors only follow from the first one.
    if (hasFailed.current) return;
    hasFailed.current = true;
    setFailure({ error, reason });
    setPrompt(undefined);
    onError?.(error);
  }

  const { failNow } = useLatest({ failNow: fail });
  useEffect(() => {
    isGone.current = false;
    prepareWorker(pdfjs, workerSrc).then(
      (worker) => !isGone.current && setReady((old) => (old && old.worker === worker ? old : { worker })),
      (error: unknown) =>
        !isGone.current && failNow(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isGone.current = true;
    };
  }, [workerSrc, failNow]);

  const headers = JSON.stringify(httpHeaders);
  const { cMapUrl, standardFontDataUrl, wasmUrl, iccUrl } = assets ?? {};
  const worker = ready?.worker;
  const options = useMemo(
    () => ({
      ...(worker && { worker }),
      // A worker of another origin obeys the page's policy, which may forbid WebAssembly.
      ...(workerSrc !== undefined && isForeign(workerSrc) && { useWasm: false }),
      // Fetch only the parts a person looks at. This matters for documents that can be read in parts.
      disableAutoFetch: true,
      disableStream: true,
      // Finding the last page reads every page's entry, and these are often far apart. pdf.js requests adjacent chunks together.
      rangeChunkSize: 16_384,
      cMapPacked: true,
      // Errors only. Its warnings about odd files do not belong in a person's console.
      verbosity: 0,
      ...(cMapUrl && { cMapUrl }),
      ...(standardFontDataUrl && { standardFontDataUrl }),
      ...(wasmUrl && { wasmUrl }),
      ...(iccUrl && { iccUrl }),
      ...(headers && { httpHeaders: JSON.parse(headers) as Record<string, string> }),
    }),
    [worker, workerSrc, cMapUrl, standardFontDataUrl, wasmUrl, iccUrl, headers],
  );
  const file = useMemo(() => {
    if (src instanceof Uint8Array || src instanceof ArrayBuffer) return { data: src };
    return isRangeSource(src) ? { range: new RangeTransport(src, failNow) } : src;
  }, [src, failNow]);

  async function open(document: Pdf) {
    try {
      const [adobeForm, size] = await Promise.all([isAdobeForm(document), sizeOfFirst(document)]);
      if (isGone.current) return;
      setFirstSize(size);
      wasAsked.current = prompt !== undefined;
      setPdf(document);
      setPrompt(undefined);
      if (adobeForm) setFailure({ reason: 'adobeForm', error: new Error('An XFA form without pages.') });
      onLoad?.({ pages: document.numPages });
    } catch (error) {
      if (!isGone.current) fail(error instanceof Error ? error : new Error(String(error)), 'damaged');
    }
  }

  const save = props.onDownload ?? (pdf && (() => download(pdf, downloadName)));
  if (failure) {
    return <PdfFailure reason={failure.reason} onRetry={props.onRetry} onDownload={save} labels={labels} />;
  }
  return (
    <>
      {/* It only loads and shows nothing: the pages get the document itself. */}
      {ready && (
        <Boxless
          file={file}
          options={options}
          suspense={false}
          loading=""
          noData=""
          error=""
          onLoadSuccess={open}
          onLoadError={(error) => fail(error, reasonOf(error))}
          onSourceError={(error) => fail(error)}
          onPassword={(answer, reason) =>
            setPrompt({
              answer,
              isWrong: reason === PasswordResponses.INCORRECT_PASSWORD,
              isPending: false,
            })
          }
        />
      )}
      <LoadedPdf
        pdf={pdf}
        firstSize={firstSize}
        defaultZoom={props.defaultZoom}
        onPageChange={props.onPageChange}
        isBusy={!prompt}
        takesFocus={wasAsked.current}
        isLight={!isRangeSource(src) || src.length <= LIGHT}
        onDownload={() => save?.()}
        labels={labels}
      >
        {prompt ? (
          <PasswordPrompt
            isWrong={prompt.isWrong}
            isPending={prompt.isPending}
            onPassword={(password) => {
              setPrompt({ ...prompt, isPending: true });
              prompt.answer(password);
            }}
            labels={labels}
          />
        ) : (
          <PageOfLines labels={labels} />
        )}
      </LoadedPdf>
    </>
  );
}
