import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inRequest, type NotedRequest } from '../ground/log/currentRequest';
import { log } from '../ground/log/logger';
import { countAnswer, requestsUnderWay } from '../ground/metrics/metrics';
import { SECOND } from '../ground/time/time';
import { beginSpan, withinSpan } from '../ground/tracing/spans';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Stands for every address outside of the API: pages and files of the portal. */
const PORTAL_ROUTE = 'portal';

/**
 * Counts and traces each answer and logs one line for it, when its last byte is written or its client has gone. It says nothing that a person typed and nothing
 * of who they are: no address, query, header or body. Every answer carries the id of its line.
 *
 * @param proxies how many of our own proxies are in front (TRUST_PROXY): they may have given the request its id and its trace
 */
export function withRequestLines(answer: Answer, proxies: number): Answer {
  return (request, response) => {
    const noted: NotedRequest = { id: requestId(request, proxies) };
    response.setHeader('X-Request-Id', noted.id);
    const { socket, method } = request;
    const span = beginSpan({
      ...{ name: 'request', kind: 'server', told: { 'doblaje.request.id': noted.id } },
      traceparent: proxies > 0 ? request.headers.traceparent?.toString() : undefined,
    });
    const started = performance.now();
    const written = socket.bytesWritten;
    requestsUnderWay.inc();
    response.once('close', () => {
      requestsUnderWay.dec();
      const { writableFinished, headersSent } = response;
      // Nothing was answered to a client that left before.
      const status = headersSent ? response.statusCode : 0;
      const told = { method: method ?? '', route: noted.route ?? PORTAL_ROUTE, status };
      const ms = performance.now() - started;
      countAnswer(told, ms / SECOND);
      const bytes = socket.bytesWritten - written;
      log()[status >= 500 ? 'warn' : 'info'](
        {
          ...{ id: noted.id, ...told, ms: Math.round(ms), bytes },
          ...(!writableFinished && { isCut: true }),
          ...(span?.traceId !== undefined && { trace_id: span.traceId }),
        },
        'request',
      );
      span?.end({
        name: `${told.method} ${told.route}`,
        told: {
          ...{ 'http.request.method': told.method, 'http.route': told.route },
          ...(headersSent ? { 'http.response.status_code': status } : { 'doblaje.is_cut': true }),
        },
        failure: status >= 500 ? String(status) : undefined,
      });
    });
    return withinSpan(span, () => inRequest(noted, () => answer(request, response)));
  };
}

/** An id is short, and says nothing of anybody: hexadecimal digits or a like code. */
const IS_ID = /^[\w-]{16,64}$/;

function requestId(request: IncomingMessage, proxies: number): string {
  const given = request.headers['x-request-id'];
  return proxies > 0 && typeof given === 'string' && IS_ID.test(given) ? given : randomUUID();
}
