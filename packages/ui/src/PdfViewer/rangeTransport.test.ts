import { expect, test, vi } from 'vitest';
import type { PdfRangeSource } from './pdf';
import { RangeTransport } from './rangeTransport';

// The browser part of pdf.js that this needs. The real one does not load without a browser.
vi.mock('react-pdf', () => ({
  pdfjs: {
    PDFDataRangeTransport: class {
      listener = (_: object) => {};
      transportReady(listener: (part: object) => void) {
        this.listener = listener;
      }
      onDataRange(begin: number, chunk: Uint8Array) {
        this.listener({ type: 'range', begin, chunk });
      }
    },
  },
}));

test('a part that nobody waits for any more is dropped, and the document does not fail', async () => {
  const source: PdfRangeSource = { length: 9, read: async () => new Uint8Array(3) };
  const onFail = vi.fn();
  const transport = new RangeTransport(source, onFail);
  // pdf.js 6.3 answers like this when the reader of a part was cancelled.
  const listener = vi.fn(() => {
    throw new Error('#onReceiveData - no `PDFDataTransportStreamRangeReader` instance found.');
  });
  transport.transportReady(listener);
  transport.requestDataRange(0, 3);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 15_000);
  // An unhandled rejection would fail the run here.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onFail).not.toHaveBeenCalled();
});
