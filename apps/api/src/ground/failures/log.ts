import { Outage } from './outage';

/**
 * Writes one event to stderr. Never a body, a header, an address of the portal (it may carry a link's secret) or a query's parameters:
 * readers of the log must not learn about people. An outage takes one line, because its stack trace says nothing about it.
 */
export function logError(where: string, error: unknown): void {
  const text = textOf(error);
  console.error(`${new Date().toISOString()} ${where}: ${text}`);
}

function textOf(error: unknown): string {
  if (error instanceof Outage) return error.message;
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
}
