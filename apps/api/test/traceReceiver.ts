import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SentValue {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: SentValue }[];
  status?: { code?: number };
}

/** A span as a receiver reads it, with its attributes by name. */
interface ReceivedSpan extends Omit<SentSpan, 'attributes' | 'status'> {
  told: Record<string, string | number | boolean | undefined>;
  isFailed: boolean;
}

interface SentBody {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const attributeValue = ({ stringValue, intValue, boolValue }: SentValue) =>
  stringValue ?? boolValue ?? (intValue === undefined ? undefined : Number(intValue));

const byName = (attributes: SentSpan['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, attributeValue(value)]));

/** What the receiver does with a request: take it, refuse it, or never answer. */
type Manner = 'takes' | 'refuses' | 'hangs';

/** A receiver of OTLP over HTTP, as a collector is one. */
export async function traceReceiver(manner: Manner = 'takes') {
  const requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    if (manner === 'hangs') return;
    response.writeHead(manner === 'takes' ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bodies = (): SentBody[] => requests.map(({ body }) => JSON.parse(body.toString()));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    /** All bytes that came, as text. */
    text: () => requests.map(({ body }) => body.toString('latin1')).join('\n'),
    /** Of JSON. */
    resource: () => byName(bodies()[0]?.resourceSpans[0]?.resource.attributes ?? []),
    /** Of JSON. */
    spans: (): ReceivedSpan[] =>
      bodies().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map(({ attributes, status, ...span }) => ({
              ...{ ...span, told: byName(attributes), isFailed: status?.code === 2 },
            })),
          ),
        ),
      ),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
