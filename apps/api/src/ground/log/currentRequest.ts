import { AsyncLocalStorage } from 'node:async_hooks';
import { apartFromSpans } from '../tracing/spans';

/** What the log says of a request. */
export interface NotedRequest {
  id: string;
  /** The pattern of its route, '/api/projects/{id}', once it is known: an address holds ids, and the secrets of links. */
  route?: string;
}

const storage = new AsyncLocalStorage<NotedRequest>();

/** Runs the work of a request. Errors that are logged meanwhile carry its id. */
export function inRequest<T>(request: NotedRequest, work: () => T): T {
  return storage.run(request, work);
}

/** The request being worked for; undefined for the server's own work. */
export function currentRequest(): NotedRequest | undefined {
  return storage.getStore();
}

/** Notes which route answers the present request. */
export function noteRoute(route: string): void {
  const request = storage.getStore();
  if (request) request.route = route;
}

/** Runs what a request only gives rise to: it works for others too, later. */
export function apartFromRequest<T>(work: () => T): T {
  return storage.exit(() => apartFromSpans(work));
}
