import { useEffect, useMemo, useRef, useState } from 'react';
import { PasswordResponses, pdfjs } from 'react-pdf';
import { ErrorState } from '../ErrorState/ErrorState';
import type { PdfViewerLabels } from './labels';
import { OpenDocument } from './OpenDocument';
import { PasswordPrompt } from './PasswordPrompt';
import { Boxless } from './PdfDocument.styles';
import { EmptyToolbar, PdfLoading } from './PdfLoading';
import { Well } from './PdfViewer.styles';
import type { PageSize, Pdf, PdfSource } from './pdf';
import { saveFile } from './saveFile';
import { prepareWorker } from './worker';
import type { PdfZoom } from './zoom';

export interface PdfDocumentProps {
  src: PdfSource;
  workerSrc: string | undefined;
  assets: PdfAssets | undefined;
  httpHeaders: Readonly<Record<string, string>> | undefined;
  defaultZoom: PdfZoom;
  downloadName: string;
  onLoad: ((info: { pages: number }) => void) | undefined;
  onError: ((error: Error) => void) | undefined;
  onPageChange: ((page: number) => void) | undefined;
  onRetry: () => void;
  labels: PdfViewerLabels;
}

/** Folders of pdf.js's own files, each ending in '/'. Without them rare fonts and pictures come out poorer. */
export interface PdfAssets {
  /** Character maps of Asian fonts (`pdfjs-dist/cmaps/`). */
  cMapUrl?: string;
  /** The fourteen fonts a file may leave out (`pdfjs-dist/standard_fonts/`). */
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

const nothing = () => undefined;

/** Loads a document and shows whatever becomes of it. A module of its own: pdf.js comes only with it. */
export default function PdfDocument(props: PdfDocumentProps) {
  const { src, workerSrc, assets, httpHeaders, labels, downloadName, onLoad, onError } = props;
  const [isReady, setReady] = useState(false);
  const [pdf, setPdf] = useState<Pdf>();
  const [firstSize, setFirstSize] = useState<PageSize>();
  const [hasFailed, setFailed] = useState(false);
  const [prompt, setPrompt] = useState<Prompt>();
  const isGone = useRef(false);

  function fail(error: Error) {
    setFailed(true);
    setPrompt(undefined);
    onError?.(error);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a worker; what to do on failure does not start it anew
  useEffect(() => {
    isGone.current = false;
    Promise.resolve(prepareWorker(pdfjs, workerSrc)).then(
      () => !isGone.current && setReady(true),
      (error: unknown) => !isGone.current && fail(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isGone.current = true;
    };
  }, [workerSrc]);

  const headers = JSON.stringify(httpHeaders);
  const { cMapUrl, standardFontDataUrl, wasmUrl, iccUrl } = assets ?? {};
  const options = useMemo(
    () => ({
      cMapPacked: true,
      // Errors only: what it makes of odd files is nothing for a person's console.
      verbosity: 0,
      ...(cMapUrl && { cMapUrl }),
      ...(standardFontDataUrl && { standardFontDataUrl }),
      ...(wasmUrl && { wasmUrl }),
      ...(iccUrl && { iccUrl }),
      ...(headers && { httpHeaders: JSON.parse(headers) as Record<string, string> }),
    }),
    [cMapUrl, standardFontDataUrl, wasmUrl, iccUrl, headers],
  );
  const file = useMemo(
    () => (src instanceof Uint8Array || src instanceof ArrayBuffer ? { data: src } : src),
    [src],
  );

  async function open(document: Pdf) {
    try {
      const page = await document.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      if (isGone.current) return;
      setFirstSize({ width, height });
      setPdf(document);
      setPrompt(undefined);
      onLoad?.({ pages: document.numPages });
    } catch (error) {
      if (!isGone.current) fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  if (hasFailed) {
    return (
      <Well>
        <ErrorState title={labels.failed} size="card" onRetry={props.onRetry}>
          {labels.failedHint}
        </ErrorState>
      </Well>
    );
  }
  return (
    <>
      {!pdf &&
        (prompt ? (
          <>
            <EmptyToolbar labels={labels} />
            <Well>
              <PasswordPrompt
                isWrong={prompt.isWrong}
                isPending={prompt.isPending}
                onPassword={(password) => {
                  setPrompt({ ...prompt, isPending: true });
                  prompt.answer(password);
                }}
                labels={labels}
              />
            </Well>
          </>
        ) : (
          <PdfLoading labels={labels} />
        ))}
      {isReady && (
        <Boxless
          file={file}
          options={options}
          suspense={false}
          loading=""
          noData=""
          error=""
          onLoadSuccess={open}
          onLoadError={fail}
          onSourceError={fail}
          onPassword={(answer, reason) =>
            setPrompt({
              answer,
              isWrong: reason === PasswordResponses.INCORRECT_PASSWORD,
              isPending: false,
            })
          }
        >
          {pdf && firstSize && (
            <OpenDocument
              pdf={pdf}
              firstSize={firstSize}
              defaultZoom={props.defaultZoom}
              onPageChange={props.onPageChange}
              onDownload={() => {
                pdf
                  .getData()
                  .then((data) =>
                    saveFile(new Blob([new Uint8Array(data)], { type: 'application/pdf' }), downloadName),
                  )
                  .catch(nothing);
              }}
              labels={labels}
            />
          )}
        </Boxless>
      )}
    </>
  );
}
