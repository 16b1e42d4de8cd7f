import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Outage } from '../failures/outage';
import { SECOND } from '../time/time';
import type { Blobs } from './blobs';
import { timedStream } from './timedStream';

/** Where the bucket is. */
export interface S3Options {
  bucket: string;
  /** Address of a service that speaks S3. undefined means AWS itself. */
  endpoint: string | undefined;
  region: string;
  /** @default TIMEOUTS */
  timeouts?: S3Timeouts;
}

/** How long the store may take, in milliseconds. */
interface S3Timeouts {
  /** Until it accepts the connection. */
  connect: number;
  /** Until it answers, including retries. */
  answer: number;
  /** Between two parts that it sends or takes. */
  idle: number;
  /** How long a connection is kept that nobody uses. */
  unused: number;
}

/**
 * Stores close unused connections too, the quickest after five seconds. An upload that is sent just then is lost, and what it read from its
 * sender cannot be sent again: so ours are closed before.
 */
const TIMEOUTS: S3Timeouts = {
  connect: 3 * SECOND,
  answer: 10 * SECOND,
  idle: 20 * SECOND,
  unused: 4 * SECOND,
};

/** Open connections to the store. files/downloads.ts keeps any one person from using too many of them. */
const CONNECTIONS = 256;

/** A key that newBlobKey never makes. */
const NO_BLOB = '0'.repeat(40);

const silent = () => {};

/**
 * Blobs as objects of an S3 bucket. The SDK finds the credentials (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile,
 * the machine's role). A broken upload leaves no object, because S3 makes objects only from complete requests.
 */
export function s3Blobs({ bucket, endpoint, region, timeouts = TIMEOUTS }: S3Options): Blobs {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS, timeout: timeouts.unused };
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Errors are thrown instead, because the server's log has its own form for them.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // The SDK's default checksum needs a chunked body, which many other services refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  refusePages(client);

  /** Sends a request and gives it up when no answer comes in time. */
  async function inTime<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeouts.answer);
    try {
      return await send(abort.signal);
    } catch (error) {
      throw told(error);
    } finally {
      // Stop the timer: its signal would otherwise also end the reading of the body.
      clearTimeout(timer);
    }
  }

  const read: Blobs['read'] = async (key, range) => {
    try {
      const { Body } = await inTime((abortSignal) =>
        client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
          { abortSignal },
        ),
      );
      return Body
        ? timedStream(Body.transformToWebStream(), { idle: timeouts.idle, tooLate: stalled })
        : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };

  return {
    read,

    // Reading what is not there asks for the bucket, the credentials and the right to read, and moves no bytes.
    check: async () => {
      await (await read(NO_BLOB))?.cancel();
    },

    write: async (key, content, size) => {
      const abort = new AbortController();
      const stall = stallTimer(timeouts.idle);
      const source = Readable.from(watched(content, stall));
      // The source's own error says more than the error of the request that broke because of it.
      const broken = new Promise<never>((_, reject) => source.once('error', reject));
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: source, ContentLength: size });
      const sent = client.send(command, { abortSignal: abort.signal }).catch((error: unknown) => {
        throw told(error);
      });
      for (const one of [broken, sent, stall.isOver]) one.catch(() => {});
      try {
        await Promise.race([sent, broken, stall.isOver]);
      } catch (error) {
        abort.abort();
        source.destroy();
        throw error;
      } finally {
        stall.stop();
      }
    },

    remove: async (key) => {
      await inTime((abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
      );
    },

    // A single request leaves nothing behind.
    tidy: async () => {},
  };
}

/** Refusals with 4xx of what we sent, though not we are at fault: it arrived otherwise, in part, or too slowly. */
const BROKEN_ON_THE_WAY = ['BadDigest', 'IncompleteBody', 'RequestTimeout', 'XAmzContentSHA256Mismatch'];

/** Turns errors of a missing or unhealthy store, or of another server in its place, into an outage. Other errors are ours. */
function told(error: unknown): unknown {
  if (error instanceof Outage) return error;
  const isOurs =
    error instanceof S3ServiceException &&
    error.$fault === 'client' &&
    !BROKEN_ON_THE_WAY.includes(error.name) &&
    (error.$metadata.httpStatusCode ?? 0) < 500;
  return isOurs ? error : new Outage('file store', error);
}

/**
 * A store never answers with a page. A balancer does, with any status, when the store behind it is missing. OpenStack Swift
 * calls its empty answers pages, but like any store it gives each of its answers a number.
 */
function refusePages(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { headers = {}, statusCode } = (result.response ?? {}) as {
        headers?: Record<string, string>;
        statusCode?: number;
      };
      const isPage = /^text\/html\b/i.test(headers['content-type'] ?? '');
      if (isPage && !headers['x-amz-request-id'])
        throw new Outage('file store', new Error(`A page, ${statusCode}`));
      return result;
    },
    // It must run before anything reads the content.
    { step: 'deserialize', priority: 'low', name: 'refusePages' },
  );
}

interface StallTimer {
  start: () => void;
  stop: () => void;
  /** Rejects when a step took too long. */
  isOver: Promise<never>;
}

function stallTimer(milliseconds: number): StallTimer {
  let timer: NodeJS.Timeout | undefined;
  let fail = (_: Outage) => {};
  const isOver = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const stop = () => clearTimeout(timer);
  return {
    start: () => {
      stop();
      timer = setTimeout(() => fail(stalled()), milliseconds);
    },
    stop,
    isOver,
  };
}

const stalled = () => new Outage('file store', new DOMException('Too slow', 'TimeoutError'));

/**
 * The same content, measuring the time that the store takes for each part and for its answer after the last
 * one. The time of the content's sender does not count; that is checked where the content arrives.
 */
async function* watched(content: AsyncIterable<Uint8Array>, stall: StallTimer): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    stall.start();
    yield chunk;
    stall.stop();
  }
  stall.start();
}
