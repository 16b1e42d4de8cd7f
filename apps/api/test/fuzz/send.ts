import { Agent, request } from 'node:http';
import type { Operation } from './operations';
import { type createPools, kindOf } from './pools';
import type { Asked } from './requests';

/** A request as it goes over the connection. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

const asText = (value: unknown) =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).replace(
    /\p{Cs}/gu,
    '\ufffd',
  );

const encoded = (value: unknown) => encodeURIComponent(asText(value));

/** Header values have bytes, not letters, and no line breaks. */
const asHeader = (value: unknown) =>
  asText(value)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 6000);

async function formOf(fields: object): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value))
      form.set(name, new File([new Uint8Array(value)], 'archivo ñ "1".pdf', { type: 'application/pdf' }));
    else if (value !== undefined) form.append(name, asText(value));
  }
  const sent = new Response(form);
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
}

/** Looks up what a request names and writes it as it is sent. */
export async function written(
  asked: Asked,
  operation: Operation,
  { resolve }: Pick<ReturnType<typeof createPools>, 'resolve'>,
  { token, about }: { token: string | undefined; about: string },
): Promise<Sent> {
  const ids = (await resolve(asked.path, operation, about)) as Asked['path'];
  // A request that names no row is about who sends it.
  const row = kindOf(operation) ? ids.id : about;
  const rest = { query: asked.query, headers: asked.headers, ...asked.parts };
  const {
    query,
    headers,
    body: value,
  } = (await resolve(rest, operation, row)) as {
    query: Asked['query'];
    headers: Asked['headers'];
    body?: unknown;
  };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encoded(ids[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, held]) =>
    (Array.isArray(held) ? held : [held]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  const isForm = operation.body?.type === 'multipart/form-data';
  const { body, type } = Buffer.isBuffer(value)
    ? { body: value, type: operation.body?.type ?? 'application/json' }
    : value === undefined
      ? { body: undefined, type: undefined }
      : isForm
        ? await formOf(Object(value))
        : {
            body: Buffer.from(JSON.stringify(value) ?? ''),
            type: operation.body?.type ?? 'application/json',
          };
  const { path: odd = '' } = asked.odd;
  return {
    method: asked.odd.method ?? operation.method,
    path: `/api${path}${odd}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`,
    headers: {
      ...(type !== undefined && { 'content-type': asked.odd.type ?? type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, held]) => [name.toLowerCase(), asHeader(held)]),
      ),
    },
    ...(body !== undefined && { body }),
  };
}

/** Milliseconds. A slow machine takes seconds. */
const PATIENCE = 60_000;

/** Connections to a listening server, kept between requests as a browser keeps them. */
export function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  return {
    send: ({ body, ...options }: Sent) =>
      new Promise<Answer>((resolve, reject) => {
        const length = body && { 'content-length': String(body.length) };
        const asked = request(
          { agent, port, ...options, headers: { ...length, ...options.headers } },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('error', reject);
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                bytes: Buffer.concat(chunks),
              }),
            );
          },
        );
        // A request that is never answered is a failure, and which one it was has to be told.
        asked.setTimeout(PATIENCE, () => asked.destroy(new Error('No answer')));
        asked.on('error', reject);
        asked.end(body);
      }),
    close: () => agent.destroy(),
  };
}
