/** An entry of the log, as JSON has it: an answer, or an error. */
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
}

/** The same entry of the log for a person's eyes. */
export function textOfLine(line: string): string {
  const { time, message, id, method, route, status, ms, bytes, where }: Entry = JSON.parse(line);
  const of = id === undefined ? '' : ` [${id.slice(0, 8)}]`;
  // A stack's lines come last.
  if (where !== undefined) return `${time}${of} ${where}: ${message}`;
  return `${time}${of} ${method} ${route} ${status} ${ms} ms ${bytes} bytes`;
}
