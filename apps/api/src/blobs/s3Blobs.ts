import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Blobs } from './blobs';

/** Where the bucket is. */
export interface S3Options {
  bucket: string;
  /** Address of a service that speaks S3; AWS itself without. */
  endpoint: string | undefined;
  region: string;
}

const silent = () => {};

/**
 * Blobs as objects of an S3 bucket. Credentials come from where the SDK looks for them (AWS_ACCESS_KEY_ID and
 * AWS_SECRET_ACCESS_KEY, a profile, the machine's role). An upload that breaks leaves no object: S3 makes one of a whole
 * request only.
 */
export function s3Blobs({ bucket, endpoint, region }: S3Options): Blobs {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // What went wrong is thrown; the server's log has one form for it.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // The checksum the SDK adds by default needs a chunked body, which many other services refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    write: async (key, content, size) => {
      const source = Readable.from(content);
      // What the source throws says more than the request that broke over it.
      const broken = new Promise<never>((_, reject) => source.once('error', reject));
      broken.catch(() => {});
      const abort = new AbortController();
      const sent = client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: source, ContentLength: size }),
        { abortSignal: abort.signal },
      );
      try {
        await Promise.race([sent, broken]);
      } catch (error) {
        abort.abort();
        source.destroy();
        await sent.catch(() => {});
        throw error;
      }
    },

    read: async (key, range) => {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        return Body?.transformToWebStream() ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    remove: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    // Nothing is left behind by a single request.
    tidy: async () => {},
  };
}
