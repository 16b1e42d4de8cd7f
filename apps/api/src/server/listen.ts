import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { API_MESSAGES } from '@doblaje/contract';
import { getRequestListener, RequestError } from '@hono/node-server';
import { logError } from '../ground/failures/log';
import { MINUTE, SECOND } from '../ground/time/time';
import { withRequestLines } from './requestLog';

/** The server cannot listen on the address. The message is one line for the person who started the server. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** On closing, requests that still run after this time are cut off. Milliseconds. */
const PATIENCE = 10_000;

/**
 * How long an idle connection stays open, in milliseconds. It must be longer than in proxies (60 s in nginx and most load
 * balancers). Otherwise a proxy may send a request into a connection that is just being closed.
 */
const KEEP_ALIVE = 75 * SECOND;

/**
 * The slowest allowed body: a connection that brings fewer than `bytes` within `window` is cut. The progress counts and not
 * the whole time, because a large file takes long over a slow line. receiveFile.ts is stricter, so that the sender gets its
 * refusal in words first.
 */
const PROGRESS = { window: MINUTE, bytes: 16 * 1024 };

/**
 * How long the headers of a request may take from the start of the connection, and how often the server looks. Here the whole
 * time counts, because no client needs long for headers. Node's own limit depends on its limit for whole requests, which must
 * be off for large files. Both times together stay below a minute.
 */
const HEADERS = { within: 30 * SECOND, every: 10 * SECOND };

/** A server that listens. */
export interface Listening {
  port: number;
  /** Takes no new requests, lets the running ones finish, and resolves when the last one has. */
  close: () => Promise<void>;
}

/** Optional settings of a server. */
export interface ListenOptions {
  /** Headers for the refusal of a malformed request (an unreadable Host), which the app never sees. @default {} */
  headers?: Record<string, string>;
  /** How many of our own proxies are in front (TRUST_PROXY). @default 0 */
  proxies?: number;
  /** @default PROGRESS */
  progress?: typeof PROGRESS;
  /** @default HEADERS */
  headersTime?: typeof HEADERS;
}

/**
 * Listens on an address.
 * @throws ListenError when the address is in use, does not belong to this machine, or is not permitted
 */
export function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  host: string,
  port: number,
  { headers = {}, proxies = 0, progress = PROGRESS, headersTime = HEADERS }: ListenOptions = {},
): Promise<Listening> {
  const listener = getRequestListener(app.fetch, {
    errorHandler: (error) => {
      const isMalformed = error instanceof RequestError;
      if (!isMalformed) logError('request', error);
      const message = isMalformed ? API_MESSAGES.malformedRequest : API_MESSAGES.unexpected;
      return Response.json({ message }, { status: isMalformed ? 400 : 500, headers });
    },
  });
  const server = createServer(
    // The listener refuses a request without a Host itself, because Node's own refusal would lack our headers.
    {
      keepAliveTimeout: KEEP_ALIVE,
      requestTimeout: 0,
      headersTimeout: headersTime.within,
      connectionsCheckingInterval: headersTime.every,
      requireHostHeader: false,
    },
    withRequestLines(listener, proxies),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnread(error, socket, headers));
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
            // Without this, connections that were busy when closing began would stay open for a next request.
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

/** Statuses of requests that Node gives up before there is one. Of any other it could not read the lines. */
const UNREAD: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Refuses what is not HTTP in words, as everything else is refused: Node itself would answer without a body or our headers. */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = UNREAD[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: API_MESSAGES.malformedRequest });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Cuts a connection whose body arrives too slowly, because it uses resources that others need. */
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
