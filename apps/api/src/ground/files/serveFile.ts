import { API_MESSAGES, byteRange, Problem } from '@doblaje/contract';
import type { Context } from 'hono';
import type { BlobRange } from '../blobs/blobs';
import { wholeStream } from '../blobs/wholeStream';
import { disposition } from './disposition';
import type { Download } from './downloads';

/** A file to send. */
export interface OutgoingFile {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** @default 'application/pdf' */
  type?: 'application/pdf' | 'video/mp4';
  /** The browser saves the file instead of showing it, and stays on the page that linked to it. @default false */
  isDownload?: boolean;
}

/**
 * How much of a video one answer holds when a player asks for all the rest, as browsers do. The player asks again while it plays, and the
 * server never reads a part that nobody watches. Bytes.
 */
const PLAYED_AT_ONCE = 128 * 1024;

/** Up to this size a file goes out in one piece. A larger file is streamed, so it is never whole in memory. Bytes. */
const AT_ONCE = 256 * 1024;

/**
 * Sends a file, or the one part of it that `Range` asks for. A blob's content never changes, so its key serves as the ETag.
 * @throws Problem 404 when the file is gone, 416 when the file has no byte of that part
 */
export async function serveFile(
  c: Context,
  blobs: Download,
  { key, name, size, type = 'application/pdf', isDownload = false }: OutgoingFile,
) {
  const etag = `"${key.slice(0, 16)}"`;
  const condition = c.req.header('if-range');
  const most = type === 'video/mp4' && !isDownload ? PLAYED_AT_ONCE : size;
  const range =
    condition === undefined || condition === etag ? byteRange(c.req.header('range'), size, most) : 'whole';
  if (range === 'beyond') throw new Problem(416, API_MESSAGES.outOfRange, { available: size });
  const part = range === 'whole' ? undefined : range;
  const length = part ? part.end + 1 - part.start : size;
  // HEAD asks for the headers only: a stream that nobody reads would keep its file open.
  const content = c.req.method === 'HEAD' ? null : await contentOf(c, blobs, { key, part, length });
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Disposition', disposition(name, isDownload));
  c.header('Content-Type', type);
  c.header('ETag', etag);
  c.header('Content-Length', String(length));
  if (!part) return content === null ? c.body(null, 200) : c.body(content, 200);
  c.header('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  return content === null ? c.body(null, 206) : c.body(content, 206);
}

/** @throws Problem 404 when the file is gone; an error when it has fewer bytes than it should */
async function contentOf(
  c: Context,
  blobs: Download,
  { key, part, length }: { key: string; part: BlobRange | undefined; length: number },
) {
  if (length > AT_ONCE || length === 0) {
    const stored = await blobs.read(key, part);
    if (stored === null) throw new Problem(404, API_MESSAGES.notFound);
    return wholeStream(stored, length);
  }
  const range = part ?? { start: 0, end: length - 1 };
  const bytes = await blobs.bytes(key, range, c.env?.outgoing);
  if (bytes === null) throw new Problem(404, API_MESSAGES.notFound);
  if (bytes.length < length) throw new Error(`A stored file ended ${length - bytes.length} bytes too early`);
  return bytes;
}
