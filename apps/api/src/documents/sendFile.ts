import { API_MESSAGES, byteRange, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Blobs } from '../blobs/blobs';
import { wholeStream } from '../blobs/wholeStream';
import { disposition } from './disposition';

/** A file to be sent. */
export interface OutgoingFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** @default 'application/pdf' */
  type?: 'application/pdf' | 'video/mp4';
  /** To be kept rather than shown: a browser that was led to it stays on its page. @default false */
  isDownload?: boolean;
}

/**
 * How much of a video is sent at once to a player that asks for all the rest, as browsers do: it goes on asking while it plays, and what
 * nobody listens to is not read. Bytes.
 */
const PLAYED_AT_ONCE = 128 * 1024;

/**
 * Streams a file, or the one part of it that `Range` asks for. The key of a blob never gets other content, so it serves as
 * its ETag.
 * @throws Problem 404 when the file is gone, 416 when it has nothing of the part
 */
export async function sendFile(
  c: Context,
  blobs: Pick<Blobs, 'read'>,
  { key, name, size, type = 'application/pdf', isDownload = false }: OutgoingFile,
) {
  const etag = `"${key.slice(0, 16)}"`;
  const condition = c.req.header('if-range');
  const most = type === 'video/mp4' && !isDownload ? PLAYED_AT_ONCE : size;
  const range =
    condition === undefined || condition === etag ? byteRange(c.req.header('range'), size, most) : 'whole';
  if (range === 'beyond') throw new Problem(416, API_MESSAGES.outOfRange, { available: size });
  const part = range === 'whole' ? undefined : range;
  // HEAD asks for the headers alone: a stream that nobody reads would keep its file open.
  const stored = c.req.method === 'HEAD' ? null : await blobs.read(key, part);
  if (stored === null && c.req.method !== 'HEAD') throw new Problem(404, API_MESSAGES.notFound);
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Disposition', disposition(name, isDownload));
  c.header('Content-Type', type);
  c.header('ETag', etag);
  const length = part ? part.end + 1 - part.start : size;
  c.header('Content-Length', String(length));
  const content = stored && wholeStream(stored, length);
  if (!part) return content ? c.body(content, 200) : c.body(null, 200);
  c.header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  return content ? c.body(content, 206) : c.body(null, 206);
}
