import { expect, test, vi } from 'vitest';
import type { PdfRangeSource } from './pdf';
import { RangeTransport } from './rangeTransport';

// What a browser has of pdf.js for this: it does not load without one.
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

test('a part that nobody waits for any more is dropped, and is no failure of the document', async () => {
  const source: PdfRangeSource = { length: 9, read: async () => new Uint8Array(3) };
  const onFail = vi.fn();
  const transport = new RangeTransport(source, onFail);
  // As pdf.js 6.3 answers a part whose reader was cancelled.
  const listener = vi.fn(() => {
    throw new Error('#onReceiveData - no `PDFDataTransportStreamRangeReader` instance found.');
  });
  transport.transportReady(listener);
  transport.requestDataRange(0, 3);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled(), 15_000);
  // Left to itself the rejection fails the run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onFail).not.toHaveBeenCalled();
});
