/**
 * Why a document is not shown: it did not come, cannot be read, is locked in a way pdf.js does not know, or holds nothing
 * but a form that Adobe's programs draw (XFA).
 */
export type FailureReason = 'notReceived' | 'damaged' | 'protected' | 'adobeForm';

export interface Failure {
  reason: FailureReason;
  error: Error;
}

/** What browsers call a request that got no answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network error/i;

/**
 * The reason of an error that pdf.js opened a document with. Its worker wraps most of what it meets in
 * 'UnknownErrorException': a lock it has no key for, a page tree that leads nowhere, a request without an answer.
 */
export function reasonOf({ name, message }: Error): FailureReason {
  if (name === 'InvalidPDFException') return 'damaged';
  if (name !== 'UnknownErrorException' || NO_ANSWER.test(message)) return 'notReceived';
  return /encrypt|crypto/i.test(message) ? 'protected' : 'damaged';
}
