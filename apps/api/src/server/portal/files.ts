import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How an answer's body is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built portal, held in memory. */
export interface PortalFile {
  type: string;
  etag: string;
  /** Its name contains a hash of its content, so the content under this name never changes. */
  isImmutable: boolean;
  /** The body in an encoding. It is compressed once, on first use. */
  body: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
  /** Whether compressing makes it smaller. Fonts and pictures are compressed already. */
  isCompressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Makes a file of the portal from its content. */
export function portalFile(path: string, content: Uint8Array): PortalFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const plain = new Uint8Array(content);
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const pack = async (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    if (encoding === 'gzip') return new Uint8Array(await gzipAsync(plain, { level: 9 }));
    if (encoding === 'identity') return plain;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    };
    return new Uint8Array(await brotliAsync(plain, { params }));
  };
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isImmutable: path.startsWith('/assets/'),
    isCompressible: COMPRESSIBLE.test(type),
    body: (encoding) => {
      const ready = packed.get(encoding) ?? pack(encoding);
      packed.set(encoding, ready);
      return ready;
    },
  };
}

/** Reads a built portal into memory, by request path. Empty when the folder does not exist. */
export function readPortal(folder: string): Map<string, PortalFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, portalFile(path, readFileSync(file))];
    }),
  );
}
