import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A running server. */
export interface Running {
  origin: string;
  close: () => void;
}

const SERVER = join(import.meta.dirname, '../../apps/api/dist/server.js');

/** Starts the portal as in production, served by the API's own process. */
export function startPortal(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'doblaje-bench-'));
  const server = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = () => {
    server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    server.kill('SIGTERM');
  };
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const origin = /escuchando en (http:\S+)/.exec(output)?.[1];
      if (origin) resolve({ origin, close });
    });
    server.once('exit', (code) => reject(new Error(`The API ended with ${code}:\n${output}`)));
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const PACKED = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 9 }),
};

/** Serves a peer's built page as the API serves the portal: compressed in advance with the same encodings, over one kept connection. */
export function startPeer(folder: string): Promise<Running> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const body = readFileSync(file);
        const packed = { br: PACKED.br(body), gzip: PACKED.gzip(body) };
        return [file.slice(folder.length), { type: TYPES[extname(file)], packed }] as const;
      }),
  );
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''));
    if (!file?.type) {
      response.writeHead(404).end();
      return;
    }
    const encoding = /\bbr\b/.test(`${request.headers['accept-encoding']}`) ? 'br' : 'gzip';
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': encoding });
    response.end(file.packed[encoding]);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
