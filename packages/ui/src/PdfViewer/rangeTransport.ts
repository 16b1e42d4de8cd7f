import { pdfjs } from 'react-pdf';
import type { PdfRangeSource } from './pdf';

type Transport = InstanceType<typeof pdfjs.PDFDataRangeTransport>;

/** Reads the parts of a document that pdf.js asks for, through the caller's own request. */
export class RangeTransport extends pdfjs.PDFDataRangeTransport {
  readonly #source: PdfRangeSource;
  readonly #onFail: (error: Error) => void;
  #over = new AbortController();

  constructor(source: PdfRangeSource, onFail: (error: Error) => void) {
    super(source.length, null);
    this.#source = source;
    this.#onFail = onFail;
  }

  /** A reload of the document starts a new life: parts may be read again. */
  override transportReady(listener: Parameters<Transport['transportReady']>[0]): void {
    this.#over = new AbortController();
    super.transportReady(listener);
  }

  /** pdf.js cannot report a failed part and would wait for ever, so `onFail` reports it. */
  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.#over;
    this.#source.read(begin, end, signal).then(
      (bytes) => {
        if (signal.aborted) return;
        try {
          this.onDataRange(begin, bytes);
        } catch {
          // pdf.js throws here when it has given up the reader of this part. Nobody waits for the part any more.
        }
      },
      (error: unknown) => {
        if (!signal.aborted) this.#onFail(error instanceof Error ? error : new Error(String(error)));
      },
    );
  }

  override abort(): void {
    this.#over.abort();
  }
}
