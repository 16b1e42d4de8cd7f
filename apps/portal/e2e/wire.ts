import { connect, createServer, type Socket } from 'node:net';

/** A connection between browser and API that can be cut or held in the middle of a request. */
export interface Wire {
  /** The address for the browser. */
  url: string;
  /** After this many more bytes, breaks all connections and refuses new ones until `mend`. */
  cutAfter(bytes: number): void;
  /** After this many more bytes, drops all further ones; after `mend`, new ones pass. */
  holdAfter(bytes: number): void;
  mend(): void;
  stop(): Promise<void>;
}

/** @param target the API's own address */
export async function startWire(target: string): Promise<Wire> {
  const { port: text, protocol } = new URL(target);
  const port = Number(text);
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
      // A broken connection reports an error.
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
    url: `${protocol}//127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
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
