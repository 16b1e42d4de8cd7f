import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_MESSAGES } from '@doblaje/contract';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { logError } from '../ground/failures/log';
import { MINUTE, SECOND } from '../ground/time/time';

/** The address cannot be listened on; the message is one line for whoever started the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** After this long requests that are still running are cut off. */
const PATIENCE = 10_000;

/**
 * How long a connection without a request is kept, in milliseconds: longer than proxies keep theirs (nginx and most balancers
 * 60 s), or they send a request into one that is just being closed.
 */
const KEEP_ALIVE = 75 * SECOND;

/**
 * How slow a body may come: fewer than `bytes` within `window`, and the connection is cut. By progress and not by the whole,
 * because a large file over a slow line takes its time; half as strict as receiveFile.ts, which says so in words.
 */
const PROGRESS = { window: MINUTE, bytes: 16 * 1024 };

/**
 * How long the headers of a request may take, from the connection on; and how often that is looked at. As a whole and not by
 * progress: nobody needs long for them. Node's own limit ends with that of whole requests, which large files do not keep to.
 * Together less than a minute.
 */
const HEADERS = { within: 30 * SECOND, every: 10 * SECOND };

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new requests, lets the running ones finish, and resolves when the last one has. */
  close: () => Promise<void>;
}

/** What else a server may need. */
export interface ListenOptions {
  /** Headers of the answer to a request that is none (a Host that cannot be read), which the app never sees. @default {} */
  headers?: Record<string, string>;
  /** @default PROGRESS */
  progress?: typeof PROGRESS;
  /** @default HEADERS */
  headersTime?: typeof HEADERS;
}

/**
 * Listens on an address.
 * @throws ListenError when it is taken, not ours, or not permitted
 */
export function listen(
  app: Hono,
  host: string,
  port: number,
  { headers = {}, progress = PROGRESS, headersTime = HEADERS }: ListenOptions = {},
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, {
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) logError('request', error);
      const message = isMalformed ? API_MESSAGES.malformedRequest : API_MESSAGES.unexpected;
      return Response.json({ message }, { status: isMalformed ? 400 : 500, headers });
    },
  });
  const server = createServer(
    // A request without a Host is refused by the listener below: node's own refusal has no headers of ours.
    {
      keepAliveTimeout: KEEP_ALIVE,
      requestTimeout: 0,
      headersTimeout: headersTime.within,
      connectionsCheckingInterval: headersTime.every,
      requireHostHeader: false,
    },
    answer,
  );
  server.on('request', (request: IncomingMessage) => watchProgress(request, progress));
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

/** Cuts a connection whose request comes too slowly: it holds a place that somebody else needs. */
function watchProgress(request: IncomingMessage, { window, bytes }: typeof PROGRESS): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - seen < bytes) socket.destroy();
    seen = socket.bytesRead;
  }, window);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
