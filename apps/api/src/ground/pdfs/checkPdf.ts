import { setImmediate } from 'node:timers/promises';
import {
  cutPdfMessage,
  damagedPdfMessage,
  heavyPdfMessage,
  isPdf,
  isWholePdfFile,
  lockedPdfMessage,
  protectedPdfMessage,
  type ReadableFile,
  type UploadLimits,
} from '@doblaje/domain/media';
import { fieldProblem } from '../edits/fieldProblem';
import { refusal } from '../uploads/receiveFile';
import { openPdf } from './openPdf';

interface SentPdf {
  bytes: Uint8Array;
  name: string;
  limits: UploadLimits;
  /** What to send instead of a PDF with a password. If left out, the boleta from the SII. */
  advice?: string;
}

/** Lets other requests run between two parts of a large file. */
const partByPart = (bytes: Uint8Array): ReadableFile => ({
  size: bytes.length,
  slice: (start, end) => ({
    async arrayBuffer() {
      await setImmediate();
      return new Uint8Array(bytes.subarray(start, end)).buffer;
    },
  }),
});

/**
 * The same check for boletas, contracts and scripts: a complete PDF whose pages all open without a password.
 * @throws Problem 422 on the file, with the reason
 */
export async function checkPdf({ bytes, name, limits, advice }: SentPdf): Promise<void> {
  if (!isPdf(bytes)) throw refusal('file-invalid-type', name, limits);
  if (!(await isWholePdfFile(partByPart(bytes)))) throw fieldProblem('file', cutPdfMessage(name));
  const opened = await openPdf(bytes);
  if (opened === 'locked') throw fieldProblem('file', lockedPdfMessage(name, advice));
  if (opened === 'protected') throw fieldProblem('file', protectedPdfMessage(name));
  if (opened === 'damaged') throw fieldProblem('file', damagedPdfMessage(name));
  if (opened === 'heavy') throw fieldProblem('file', heavyPdfMessage(name));
}
