/** An entry of the log, as JSON has it: an answer, an error, or a slow query. */
interface Entry {
  time: string;
  message: string;
  /** The request's. */
  id?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  bytes?: number;
  /** Where an error was met. */
  where?: string;
  /** Of a slow query. */
  sql?: string;
  rows?: number;
}

/** The same entry of the log for a person's eyes. */
export function textOfLine(line: string): string {
  const { time, message, id, method, route, status, ms, bytes, where, ...query }: Entry = JSON.parse(line);
  const of = id === undefined ? '' : ` [${id.slice(0, 8)}]`;
  // A stack's lines come last.
  if (where !== undefined) return `${time}${of} ${where}: ${message}`;
  if (query.sql !== undefined) {
    const outcome = query.rows === undefined ? 'failed' : `${query.rows} rows`;
    return `${time}${of} slow query: ${ms} ms, ${outcome}: ${query.sql}`;
  }
  return `${time}${of} ${method} ${route} ${status} ${ms} ms ${bytes} bytes`;
}
