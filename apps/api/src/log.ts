/**
 * Writes one event to stderr. Never a body, a header, an address of the portal (it may carry a link's secret) or a
 * query's parameters: whoever reads logs must not learn who people are.
 */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  console.error(`${new Date().toISOString()} ${where}: ${text}`);
}
