/** Whether the server accepted the token. Shown only with REPORT_FAILURES (product.md §1). */
export type ActivationOutcome = 'done' | 'failed';

/** Reads the outcome from the page's history entry. It is kept there so that a reload does not call again. */
export function activationOutcome(state: unknown): ActivationOutcome | undefined {
  const outcome = (state as { outcome?: unknown } | null)?.outcome;
  return outcome === 'done' || outcome === 'failed' ? outcome : undefined;
}
