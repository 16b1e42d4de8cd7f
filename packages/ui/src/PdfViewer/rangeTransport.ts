import { pdfjs } from 'react-pdf';
import type { PdfRangeSource } from './pdf';

/** Reads a document part by part as pdf.js asks for them, through the caller's own request. */
export class RangeTransport extends pdfjs.PDFDataRangeTransport {
  readonly #source: PdfRangeSource;
  readonly #onFail: (error: Error) => void;
  readonly #over = new AbortController();

  constructor(source: PdfRangeSource, onFail: (error: Error) => void) {
    super(source.length, null);
    this.#source = source;
    this.#onFail = onFail;
  }

  /** pdf.js knows no failure of a part, and would wait for ever: whoever shows the document is told instead. */
  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.#over;
    this.#source.read(begin, end, signal).then(
      (bytes) => {
        if (!signal.aborted) this.onDataRange(begin, bytes);
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
