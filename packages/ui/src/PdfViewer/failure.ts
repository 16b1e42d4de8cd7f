/**
 * Why the viewer cannot show a document: it did not arrive, it cannot be read, its lock
 * is unknown to pdf.js, or it is only a form that Adobe's programs draw (XFA).
 */
export type FailureReason = 'notReceived' | 'damaged' | 'protected' | 'adobeForm';

export interface PdfLoadFailure {
  reason: FailureReason;
  error: Error;
}

/** The browsers' messages for a request without an answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network error/i;

/**
 * The reason behind an error of opening a document. pdf.js's worker wraps most errors in 'UnknownErrorException': a
 * lock without a known key, a page tree that leads nowhere, a request without an answer.
 */
export function reasonOf({ name, message }: Error): FailureReason {
  if (name === 'InvalidPDFException') return 'damaged';
  if (name !== 'UnknownErrorException' || NO_ANSWER.test(message)) return 'notReceived';
  return /encrypt|crypto/i.test(message) ? 'protected' : 'damaged';
}
