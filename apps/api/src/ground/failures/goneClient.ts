import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Whether an error only means that the client closed the connection before the request ended. */
export function isOfGoneClient(error: unknown, c: Context): boolean {
  const incoming = c.env?.incoming as IncomingMessage | undefined;
  if (!incoming?.errored) return false;
  return error === incoming.errored || (error instanceof Error && error.name === 'AbortError');
}
