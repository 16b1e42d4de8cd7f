/** Whether the server took the token. Shown only with REPORT_FAILURES (product.md §1). */
export type ActivationOutcome = 'done' | 'failed';

/** What the page's entry in the browser's history keeps of it, so that a reload does not call again. */
export function activationOutcome(state: unknown): ActivationOutcome | undefined {
  const outcome = (state as { outcome?: unknown } | null)?.outcome;
  return outcome === 'done' || outcome === 'failed' ? outcome : undefined;
}
