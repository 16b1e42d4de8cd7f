import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_MESSAGES } from './http/problem';
import { stale } from './http/stale';
import { ApiError, NETWORK_MESSAGE, uploadReel } from './upload';
import { uploadBoleta } from './uploadBoleta';

// A browser's XMLHttpRequest over a real connection, so that the reported progress counts bytes that were really sent.
let server: Server;
let answer: RequestListener;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  const { window } = new JSDOM('', { url: origin });
  vi.stubGlobal('XMLHttpRequest', window.XMLHttpRequest);
  vi.stubGlobal('File', window.File);
  vi.stubGlobal('FormData', window.FormData);
});
afterEach(() => vi.unstubAllGlobals());

const SIZE = 300_000;
const fileOf = (name = 'Ñandú & 1.mp4') => new File([new Uint8Array(SIZE)], name, { type: '' });
const upload = (options: Partial<Parameters<typeof uploadReel>[0]> = {}) =>
  uploadReel({ url: `${origin}/api/applications/a/reels/2`, file: fileOf(), token: 'secreto', ...options });

const reply =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.writeHead(status, headers).end(body));
  };

test('the file is sent unchanged, with its name, the token and progress in bytes', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      const { authorization, 'content-type': type } = request.headers;
      seen.push([request.method, request.url, authorization, type, bytes]);
      response.end('{"n":2,"name":"Ñandú & 1.mp4","size":300000}');
    });
  };
  const onProgress = vi.fn();
  expect(await upload({ onProgress })).toEqual({ n: 2, name: 'Ñandú & 1.mp4', size: SIZE });
  expect(seen).toEqual([
    [
      'PUT',
      '/api/applications/a/reels/2?name=%C3%91and%C3%BA%20%26%201.mp4',
      'Bearer secreto',
      'video/mp4',
      SIZE,
    ],
  ]);
  expect(onProgress).toHaveBeenLastCalledWith({ loaded: SIZE, total: SIZE });
});

test('the rest of a file starts at the first byte that the server lacks, and progress counts the bytes it has', async () => {
  const seen: unknown[] = [];
  const loaded: number[] = [];
  answer = (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      seen.push([request.url, bytes]);
      response.end('{"n":2,"name":"a.mp4","size":300000}');
    });
  };
  const rest = { digest: '0af9', offset: 299_000 };
  await upload({ file: fileOf('a b.mp4'), rest, onProgress: (sent) => loaded.push(sent.loaded) });
  expect(seen).toEqual([
    ['/api/applications/a/reels/2?name=a%20b.mp4&digest=0af9&size=300000&offset=299000', 1000],
  ]);
  expect(Math.min(...loaded)).toBeGreaterThan(299_000);
  expect(loaded.at(-1)).toBe(SIZE);
});

test('a refusal is the client’s error, and is reported with the token that the upload was sent with', async () => {
  const message = 'a.mp4 no es un archivo MP4';
  answer = reply(422, JSON.stringify({ message, errors: [{ field: 'file', message }] }));
  const onError = vi.fn();
  const error = await upload({ onError }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, message, errors: [{ field: 'file', message }] });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, { token: 'secreto' });
});

test.each([
  [502, '<h1>Bad gateway</h1>', { status: 502, message: 'Algo salió mal. Inténtalo de nuevo.' }],
  [200, 'hola', { status: 200, message: 'Algo salió mal. Inténtalo de nuevo.' }],
  [429, '{"message":"Espera"}', { status: 429, message: 'Espera', retryAfter: 60 }],
])('an answer %d %s can be shown to people too', async (status, body, expected) => {
  answer = reply(status, body, { 'retry-after': '60' });
  await expect(upload()).rejects.toMatchObject(expected);
});

test('a connection that breaks is status 0', async () => {
  answer = (request) => request.socket.destroy();
  await expect(upload()).rejects.toMatchObject({ status: 0, message: NETWORK_MESSAGE });
});

test('if the file was written to since it was chosen, a connection that breaks says so', async () => {
  answer = (request) => request.socket.destroy();
  const onError = vi.fn();
  const file = fileOf();
  // A browser's file fails like this after another program has written to it.
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never;
  await expect(upload({ file, onError })).rejects.toMatchObject({
    status: 422,
    errors: [{ field: 'file', message: 'El archivo cambió: elígelo otra vez.' }],
  });
  expect(onError).not.toHaveBeenCalled();
});

test('cancelling ends the request, rejects with AbortError and is not reported', async () => {
  const abort = new AbortController();
  const onError = vi.fn();
  const dropped = vi.fn();
  answer = (request, response) => {
    response.on('close', dropped);
    request.resume().once('data', () => abort.abort());
  };
  await expect(upload({ signal: abort.signal, onError })).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => dropped.mock.calls.length).toBe(1);
  expect(onError).not.toHaveBeenCalled();
});

test('an upload cancelled before it begins sends nothing', async () => {
  answer = () => {
    throw new Error('must not be asked');
  };
  await expect(upload({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file name that is not valid text is sent as far as it is valid', async () => {
  const seen: (string | undefined)[] = [];
  answer = (request, response) => {
    seen.push(request.url?.split('?')[1]);
    reply(200, '{"n":2,"name":"a","size":1}')(request, response);
  };
  const file = fileOf();
  Object.defineProperty(file, 'name', { value: 'a\ud800.mp4' });
  await upload({ file });
  expect(seen).toEqual(['name=a%EF%BF%BD.mp4']);
});

describe('a boleta', () => {
  const boleta = { id: 7, orderNumber: 12, state: 'approved' };
  const onError = vi.fn();
  type Said = Partial<Parameters<typeof uploadBoleta>[0]['values']>;
  const send = (said: Said = { withheldBy: 'studio' }) =>
    uploadBoleta({
      url: `${origin}/api/boletas/7/upload`,
      file: new File(['%PDF-1.7'], 'boleta.pdf'),
      values: {
        folio: 1,
        issuedOn: '2026-03-05',
        gross: 1000,
        retention: 150,
        net: 850,
        parts: [],
        updatedAt: '2026-03-05T12:00:00.000Z',
        ...said,
      },
      token: 'secreto',
      onError,
    });
  beforeEach(() => onError.mockClear());

  test('that is accepted comes back as it was saved', async () => {
    answer = reply(200, JSON.stringify(boleta));
    expect(await send()).toEqual({ isStale: false, saved: boleta });
    expect(onError).not.toHaveBeenCalled();
  });

  test('that the studio issued says nothing of who withholds, but which part pays each order', async () => {
    let sent = '';
    answer = (request, response) => {
      request.on('data', (bytes) => {
        sent += String(bytes);
      });
      reply(200, JSON.stringify(boleta))(request, response);
    };
    await send({ parts: [{ orderId: 9, amount: 1000 }] });
    expect(sent).toContain('[{"orderId":9,"amount":1000}]');
    expect(sent).not.toContain('withheldBy');
  });

  test('that changed since it was read is an outcome, with the current version', async () => {
    answer = reply(409, JSON.stringify(stale(boleta)));
    expect(await send()).toEqual({
      ...{ isStale: true, message: API_MESSAGES.stale, current: boleta },
      changes: [],
    });
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }), {
      token: 'secreto',
    });
  });

  test.each([
    ['another conflict', { message: 'Ya se subió', code: 'NOT_POSSIBLE' }],
    ['nothing of what is there', { message: 'Cambió', code: 'STALE' }],
  ])('that is refused by %s rejects', async (_, body) => {
    answer = reply(409, JSON.stringify(body));
    await expect(send()).rejects.toMatchObject({ status: 409, ...body });
    expect(onError).toHaveBeenCalledOnce();
  });
});
