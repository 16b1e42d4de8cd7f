import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { logError } from '../failures/log';
import { tracesFailed } from '../metrics/metrics';
import { SECOND } from '../time/time';
import { type OpenSpan, setTracer } from '../tracing/spans';

// Only startTracing.ts loads this file.

/** Where traces go. */
interface TracingOptions {
  /** The whole address: http://127.0.0.1:4318/v1/traces */
  url: string;
  protocol: 'http/protobuf' | 'http/json';
  /** With each request: secrets of the receiver. */
  headers: Readonly<Record<string, string>>;
  /** What the receiver calls this program. */
  serviceName: string;
  /** The share of traces that is sent, from 0 to 1. */
  share: number;
}

/** Sends what is traced. */
export interface Tracing {
  /** Sends what is left, for two seconds at most, and traces nothing more. */
  stop: () => Promise<void>;
}

/** How long a stop waits for the receiver. */
const PATIENCE = 2 * SECOND;

const KINDS = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT } as const;

/** Begins to trace. Whatever the receiver does, nothing waits for it: it gets spans in batches, and those that it does not take are lost. */
export async function openTelemetry(options: TracingOptions): Promise<Tracing> {
  const { serviceName, share } = options;
  const exporter = watched(await exporterOf(options));
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() }),
    ),
    sampler: new ParentBasedSampler({
      root: share < 1 ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('doblaje');
  const spans = new WeakMap<OpenSpan, Span>();

  setTracer({
    begin: ({ name, kind, told = {}, parent, traceparent }) => {
      const above = parent && spans.get(parent);
      const context = above ? trace.setSpan(ROOT_CONTEXT, above) : contextOf(traceparent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: told }, context);
      const { traceId, traceFlags } = span.spanContext();
      const open: OpenSpan = {
        traceId: traceFlags & TraceFlags.SAMPLED ? traceId : undefined,
        end: ({ name: known, told: more = {}, failure }) => {
          if (known !== undefined) span.updateName(known);
          span.setAttributes(more);
          if (failure !== undefined) {
            span.setAttribute('error.type', failure);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
      spans.set(open, span);
      return open;
    },
  });

  return {
    stop: async () => {
      setTracer(undefined);
      const tooLate = setTimeout(PATIENCE, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => {}), tooLate]);
      exporter.end();
    },
  };
}

async function exporterOf({ protocol, url, headers }: TracingOptions): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url, headers: { ...headers } });
}

/** The same exporter, which says once that the receiver takes nothing, and again after it took something. */
function watched(exporter: SpanExporter): SpanExporter & { end: () => void } {
  let isTold = false;
  let isOver = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // What a stop gave up on fails after it.
        if (result.error && !isOver) {
          tracesFailed.inc();
          // Its message may repeat what the receiver answered.
          const { code, name } = result.error as { code?: unknown; name: string };
          if (!isTold) logError('traces', `not taken by the receiver: ${code ?? name}`);
        }
        isTold = result.error !== undefined;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    end: () => {
      isOver = true;
    },
    shutdown: () => exporter.shutdown(),
  };
}

/** Version 0 of W3C's header: trace, span above, flags. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const above = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(above) ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
}
