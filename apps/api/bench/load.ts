import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What a server did under load. */
export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds that one in a hundred took longer than. */
  p99: number;
}

/** Connections that ask at once. */
const AT_ONCE = 16;

interface Asked {
  path: string;
  token: string;
}

/** Asks once and reads how long the answer is, with its headers: every other answer is as long. */
async function lengthOf(port: number, request: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(request);
  let head = '';
  for await (const part of socket) {
    head += (part as Buffer).toString('latin1');
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) continue;
    socket.destroy();
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.slice(0, end));
    return end + 4 + Number(length);
  }
  throw new Error('No answer');
}

/** Sends requests over one connection, the next after each answer, while there are any left. Reading is counting: no parser slows the asker. */
function asking(socket: Socket, request: string, length: number, left: () => boolean, times: number[]) {
  return new Promise<void>((done, failed) => {
    let received = 0;
    let sent = 0;
    const next = () => {
      if (!left()) return done();
      received = 0;
      sent = performance.now();
      socket.write(request);
    };
    socket.on('error', failed);
    socket.on('data', (part) => {
      received += part.length;
      if (received > length) failed(new Error('An answer is longer than the first'));
      if (received < length) return;
      times.push(performance.now() - sent);
      next();
    });
    next();
  });
}

/** Asks for a path as fast as the servers answer, the connections shared out among them. */
export async function loadOf(
  ports: readonly number[],
  { path, token }: Asked,
  requests: number,
): Promise<Load> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  const lengths = await Promise.all(ports.map((port) => lengthOf(port, request)));
  const sockets = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const socket = connect(ports[n % ports.length] ?? 0, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const times: number[] = [];
  let left = requests;
  const started = performance.now();
  await Promise.all(
    sockets.map((socket, n) =>
      asking(socket, request, lengths[n % ports.length] ?? 0, () => left-- > 0, times),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  for (const socket of sockets) socket.destroy();
  times.sort((a, b) => a - b);
  return { rate: requests / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}
