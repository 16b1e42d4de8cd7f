import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, type NotedRequest } from '../ground/log/currentRequest';
import { log } from '../ground/log/logger';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Stands for every address outside of the API: pages and files of the portal. */
const PORTAL_ROUTE = 'portal';

/**
 * Logs one line for each answer, when its last byte is written or its client has gone. It says nothing that a person typed and nothing
 * of who they are: no address, query, header or body.
 */
export function withRequestLines(answer: Answer): Answer {
  return (request, response) => {
    const noted: NotedRequest = { id: randomUUID() };
    const { socket, method } = request;
    const started = performance.now();
    const written = socket.bytesWritten;
    response.once('close', () => {
      const { statusCode: status, headersSent, writableFinished } = response;
      log()[status >= 500 ? 'warn' : 'info'](
        {
          ...{ id: noted.id, method, route: noted.route ?? PORTAL_ROUTE },
          // Nothing was answered to a client that left before.
          status: headersSent ? status : 0,
          ms: Math.round(performance.now() - started),
          bytes: socket.bytesWritten - written,
          ...(!writableFinished && { isCut: true }),
        },
        'request',
      );
    });
    return inRequest(noted, () => answer(request, response));
  };
}
