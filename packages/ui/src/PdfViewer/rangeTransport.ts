import { pdfjs } from 'react-pdf';
import type { PdfRangeSource } from './pdf';

type Transport = InstanceType<typeof pdfjs.PDFDataRangeTransport>;

/** Reads a document part by part as pdf.js asks for them, through the caller's own request. */
export class RangeTransport extends pdfjs.PDFDataRangeTransport {
  readonly #source: PdfRangeSource;
  readonly #onFail: (error: Error) => void;
  #over = new AbortController();

  constructor(source: PdfRangeSource, onFail: (error: Error) => void) {
    super(source.length, null);
    this.#source = source;
    this.#onFail = onFail;
  }

  /** A document that is loaded anew begins anew. */
  override transportReady(listener: Parameters<Transport['transportReady']>[0]): void {
    this.#over = new AbortController();
    super.transportReady(listener);
  }

  /** pdf.js knows no failure of a part, and would wait for ever: whoever shows the document is told instead. */
  override requestDataRange(begin: number, end: number): void {
    const { signal } = this.#over;
    this.#source.read(begin, end, signal).then(
      (bytes) => {
        if (signal.aborted) return;
        try {
          this.onDataRange(begin, bytes);
        } catch {
          // What asked for this part alone was given up since, of which pdf.js tells nobody: it throws, and nobody waits.
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
