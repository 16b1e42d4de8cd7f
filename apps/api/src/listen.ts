import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

/** The address cannot be listened on; the message is one line for whoever started the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** After this long requests that are still running are cut off. */
const PATIENCE = 10_000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new requests, lets the running ones finish, and resolves when the last one has. */
  close: () => Promise<void>;
}

/**
 * Listens on an address.
 * @throws ListenError when it is taken, not ours, or not permitted
 */
export function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new ListenError(`No se puede escuchar en ${host}:${port} (${error.code ?? error.message}).`));
    });
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () =>
          new Promise((closed) => {
            const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE);
            // Connections that were busy when closing began would be kept open for the next request that never comes.
            const sweep = setInterval(() => server.closeIdleConnections(), 50);
            server.close(() => {
              clearTimeout(impatience);
              clearInterval(sweep);
              closed();
            });
          }),
      });
    });
  });
}
