import { AsyncLocalStorage } from 'node:async_hooks';

/** What is told of a piece of work. Never an id, an address, a query or anything that a person typed. */
type Told = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that has begun. */
export interface OpenSpan {
  /** Names the whole trace; undefined if this one is left out by the share that is sent. */
  traceId: string | undefined;
  /**
   * Ends it.
   * @param failure the code of what went wrong, without words of others; undefined if nothing did
   */
  end: (ended: { name?: string; told?: Told; failure?: string | undefined }) => void;
}

/** What a piece of work is. */
interface Begun {
  name: string;
  /** Who asked for it: a client of ours, the queue of mails; or what we ask of another program. */
  kind: 'server' | 'consumer' | 'client';
  told?: Told;
  /** What it is a part of. @default it stands alone */
  parent?: OpenSpan | undefined;
  /** The header `traceparent` of a proxy of ours. */
  traceparent?: string | undefined;
}

/** Takes what is traced. */
interface Tracer {
  begin: (begun: Begun) => OpenSpan;
}

// Without the setting there is no tracer: nothing of OpenTelemetry's SDK is loaded, and every piece of work just runs.
let tracer: Tracer | undefined;

/** Says who takes what is traced; undefined: nobody. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

const present = new AsyncLocalStorage<OpenSpan>();

/** Begins a piece of work that stands alone; undefined while nothing is traced. */
export const beginSpan = (begun: Begun): OpenSpan | undefined => tracer?.begin(begun);

/** Runs work whose parts belong to a span. */
export function withinSpan<T>(span: OpenSpan | undefined, work: () => T): T {
  return span ? present.run(span, work) : work();
}

/** Runs work that is no part of the present one: it works for others too, later. */
export function apartFromSpans<T>(work: () => T): T {
  return present.exit(work);
}

/** Names the present trace; undefined without one. */
export const currentTraceId = (): string | undefined => present.getStore()?.traceId;

/** What a call to another program is told as. */
interface Call<T> {
  name: string;
  told: () => Told;
  /** What is told of its result. */
  result?: (result: T) => Told;
}

/** Runs a part of the present work that asks another program: the database, the file store, the mail server. The server's own work is not traced. */
export async function spanned<T>(callOf: () => Call<T>, work: () => Promise<T>): Promise<T> {
  const parent = present.getStore();
  if (!parent || !tracer) return work();
  const { name, told, result } = callOf();
  const span = tracer.begin({ name, kind: 'client', told: told(), parent });
  try {
    const value = await work();
    span.end(result ? { told: result(value) } : {});
    return value;
  } catch (error) {
    span.end({ failure: failureOf(error) });
    throw error;
  }
}

/** The code of an error, or its kind: its message may repeat a value. */
function failureOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'ERROR');
}
