import { currentRequest } from '../log/currentRequest';
import { log } from '../log/logger';
import { Outage } from './outage';

/**
 * Logs one event. Never a body, a header, an address of the portal (it may carry a link's secret) or a query's parameters:
 * readers of the log must not learn about people. An outage takes one line, because its stack trace says nothing about it.
 * During a request the entry has the request's id and route.
 */
export function logError(where: string, error: unknown): void {
  log().error({ ...currentRequest(), where }, textOf(error));
}

/** Data exceptions of SQL: their messages repeat the value. */
const NAMES_A_VALUE = /^22[0-9A-Z]{3}$/;

function textOf(error: unknown): string {
  if (error instanceof Outage) return error.message;
  if (!(error instanceof Error)) return String(error);
  const stack = error.stack ?? `${error.name}: ${error.message}`;
  if (!('code' in error) || !NAMES_A_VALUE.test(String(error.code))) return stack;
  const frames = stack.split('\n').filter((line) => /^ +at /.test(line));
  return [`database error ${error.code}`, ...frames].join('\n');
}
