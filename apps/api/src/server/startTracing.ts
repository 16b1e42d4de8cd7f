import type { Tracing } from '../ground/openTelemetry/openTelemetry';
import type { Settings } from './settings/settings';

type TracingSettings = Pick<
  Settings,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_PROTOCOL'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER'
  | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** Traces where the settings name a receiver. Without one nothing of OpenTelemetry's SDK is loaded. */
export async function startTracing(settings: TracingSettings): Promise<Tracing | undefined> {
  const base = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined) return undefined;
  const { openTelemetry } = await import('../ground/openTelemetry/openTelemetry');
  return openTelemetry({
    url,
    protocol: settings.OTEL_EXPORTER_OTLP_PROTOCOL,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME,
    share: settings.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio' ? settings.OTEL_TRACES_SAMPLER_ARG : 1,
  });
}
