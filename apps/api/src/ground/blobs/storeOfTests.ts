import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * What is wrong with the store: it takes connections and answers nothing, answers each request after seconds, answers 500, or finds
 * that what was sent is not what arrived.
 */
type StoreFault = 'frozen' | 'slow' | 'broken' | 'wrong checksums';

/** How late a slow store answers, in milliseconds. */
const LATE = 2000;

/** The four S3 requests that the portal makes, on a map. A complete upload becomes an object. */
export interface ObjectStore {
  endpoint: string;
  /** By their paths: /BUCKET/KEY. */
  objects: Map<string, Buffer>;
  /** undefined mends it: what it had frozen is broken off. */
  setFault: (fault: StoreFault | undefined) => void;
  close: () => void;
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>none</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** @returns undefined when the sender went away in the middle */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}

/** Starts the store on a port of 127.0.0.1. It looks at no credentials. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>();
  let fault: StoreFault | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    if (fault === 'frozen') return;
    if (fault === 'slow') await setTimeout(LATE);
    const sent = await bodyOf(request);
    if (!sent) return;
    if (fault === 'broken') return refuse(response, 500, 'InternalError');
    const there = objects.get(path);
    if (request.method === 'PUT') {
      if (fault === 'wrong checksums') return refuse(response, 400, 'BadDigest');
      objects.set(path, sent);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else if (!there) {
      refuse(response, 404, 'NoSuchKey');
    } else {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = first === undefined ? there : there.subarray(Number(first), Number(last) + 1);
      response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length }).end(part);
    }
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    setFault: (next) => {
      if (fault === 'frozen') server.closeAllConnections();
      fault = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
