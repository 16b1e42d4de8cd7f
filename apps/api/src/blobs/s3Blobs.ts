import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Outage } from '../outage';
import { SECOND } from '../time';
import type { Blobs } from './blobs';
import { timedStream } from './timedStream';

/** Where the bucket is. */
export interface S3Options {
  bucket: string;
  /** Address of a service that speaks S3; AWS itself without. */
  endpoint: string | undefined;
  region: string;
  /** @default TIMEOUTS */
  timeouts?: S3Timeouts;
}

/** How long the store may take, in milliseconds. */
interface S3Timeouts {
  /** Until it takes the connection. */
  connect: number;
  /** Until it answers, tries again included. */
  answer: number;
  /** Between two parts of what it sends, or takes. */
  idle: number;
}

const TIMEOUTS: S3Timeouts = { connect: 3 * SECOND, answer: 10 * SECOND, idle: 20 * SECOND };

/** Open connections to the store; documents/downloads.ts sees to it that no one person has many of them. */
const CONNECTIONS = 256;

const silent = () => {};

/**
 * Blobs as objects of an S3 bucket. Credentials come from where the SDK looks for them (AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a profile, the machine's role). An upload that breaks leaves no object: S3 makes one of a whole
 * request only.
 */
export function s3Blobs({ bucket, endpoint, region, timeouts = TIMEOUTS }: S3Options): Blobs {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
    // What went wrong is thrown; the server's log has one form for it.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // The checksum the SDK adds by default needs a chunked body, which many other services refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  refusePages(client);

  /** Sends a request that has its answer in time, or is given up. */
  async function inTime<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeouts.answer);
    try {
      return await send(abort.signal);
    } catch (error) {
      throw told(error);
    } finally {
      // Only then: the signal would also end the body that is read later.
      clearTimeout(timer);
    }
  }

  return {
    write: async (key, content, size) => {
      const abort = new AbortController();
      const stall = stallTimer(timeouts.idle);
      const source = Readable.from(watched(content, stall));
      // What the source throws says more than the request that broke over it.
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

    read: async (key, range) => {
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
    },

    remove: async (key) => {
      await inTime((abortSignal) =>
        client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
      );
    },

    // Nothing is left behind by a single request.
    tidy: async () => {},
  };
}

/** What the store says when it is not there, or not well, or when another answers in its place; everything else is an error of ours. */
function told(error: unknown): unknown {
  if (error instanceof Outage) return error;
  const isOurs =
    error instanceof S3ServiceException &&
    error.$fault === 'client' &&
    (error.$metadata.httpStatusCode ?? 0) < 500;
  return isOurs ? error : new Outage('file store', error);
}

/** A store never answers with a page: a balancer does, of whatever status, for one that is not there. */
function refusePages(client: S3Client): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const { headers = {}, statusCode } = (result.response ?? {}) as {
        headers?: Record<string, string>;
        statusCode?: number;
      };
      if (/^text\/html\b/i.test(headers['content-type'] ?? ''))
        throw new Outage('file store', new Error(`A page, ${statusCode}`));
      return result;
    },
    // Before anybody reads what stands in it.
    { step: 'deserialize', priority: 'low', name: 'refusePages' },
  );
}

interface StallTimer {
  start: () => void;
  stop: () => void;
  /** Rejects when something took too long. */
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
 * The same content, with the time measured that the store takes for a part, and for its answer after the last one. What the
 * sender of the content takes does not count: that is looked at where it arrives.
 */
async function* watched(content: AsyncIterable<Uint8Array>, stall: StallTimer): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    stall.start();
    yield chunk;
    stall.stop();
  }
  stall.start();
}
