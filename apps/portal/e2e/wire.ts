import { connect, createServer, type Socket } from 'node:net';

/** A wire between the browser and the API, which can be cut or held in the middle of what is sent. */
export interface Wire {
  /** The API's address on the browser's side. */
  url: string;
  /** Once this many bytes more were sent, all connections break and none can be made, until `mend`. */
  cutAfter(bytes: number): void;
  /** Once this many bytes more were sent, no more of them pass; after `mend`, what is sent anew does. */
  holdAfter(bytes: number): void;
  mend(): void;
  stop(): Promise<void>;
}

/** @param target the API's own address */
export async function startWire(target: string): Promise<Wire> {
  const port = Number(new URL(target).port);
  const sockets = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  let isCut = false;
  let atTheEnd: 'cut' | 'hold' = 'cut';

  const wire = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const api = connect(port, '127.0.0.1');
    for (const socket of [browser, api]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // What is cut complains.
      socket.on('error', () => socket.destroy());
    }
    browser.on('close', () => api.destroy());
    api.on('close', () => browser.destroy());
    api.pipe(browser);
    browser.on('data', (chunk) => {
      left -= chunk.length;
      if (left > 0) api.write(chunk);
      else if (atTheEnd === 'cut') {
        isCut = true;
        for (const socket of sockets) socket.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const address = wire.address();
  const end = (how: typeof atTheEnd) => (bytes: number) => {
    atTheEnd = how;
    left = bytes;
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    cutAfter: end('cut'),
    holdAfter: end('hold'),
    mend() {
      isCut = false;
      left = Number.POSITIVE_INFINITY;
    },
    stop: () =>
      new Promise((resolve) => {
        wire.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
