import type { pdfjs as PdfJs } from 'react-pdf';

/** pdf.js's end of a worker that several documents share. */
export type PdfWorker = InstanceType<typeof PdfJs.PDFWorker>;

interface AddressPolicy {
  createScriptURL: (address: string) => unknown;
}

declare global {
  interface Window {
    /** Trusted Types, in browsers that support them. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => AddressPolicy;
    };
  }
}

/** Name of the Trusted Types policy. A page that restricts policies lists it in `trusted-types`. */
const POLICY = 'dui-pdf-worker';

interface SharedWorker {
  port: Worker;
  /** Set once the worker has sent its first message. The next document can use it without waiting. */
  running?: PdfWorker;
  ready: Promise<PdfWorker>;
}

/** Workers by address. A broken one is removed, so the next document starts a new one. */
const workers = new Map<string, SharedWorker>();
/** The only addresses that the policy allows. */
const allowed = new Set<string>();
let policy: AddressPolicy | undefined;

/** The address in the form that a page with enforced Trusted Types accepts. */
function trusted(address: string): string {
  const { trustedTypes } = window;
  if (!trustedTypes) return address;
  allowed.add(address);
  policy ??= trustedTypes.createPolicy(POLICY, {
    createScriptURL: (asked) => {
      if (!allowed.has(asked)) throw new TypeError(`Not the PDF worker: ${asked}`);
      return asked;
    },
  });
  return policy.createScriptURL(address) as string;
}

/** Whether a worker comes from another origin. Browsers start that one only through a script of the page's own origin. */
export function isForeign(workerSrc: string): boolean {
  return new URL(workerSrc, document.baseURI).origin !== window.location.origin;
}

function addressOf(workerSrc: string): string {
  if (!isForeign(workerSrc)) return workerSrc;
  const script = `await import(${JSON.stringify(new URL(workerSrc, document.baseURI).href)});`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** Starts a worker. It counts as running after its first message. */
function start(pdfjs: typeof PdfJs, workerSrc: string): SharedWorker {
  const port = new Worker(trusted(addressOf(workerSrc)), { type: 'module' });
  // The package's types do not allow a value here.
  const parameters = { port } as object;
  const shared: SharedWorker = {
    port,
    ready: new Promise((resolve, reject) => {
      const onMessage = () => {
        shared.running = new pdfjs.PDFWorker(parameters);
        resolve(shared.running);
      };
      port.addEventListener('message', onMessage, { once: true });
      port.addEventListener('error', () => {
        dropWorker(workerSrc);
        reject(new Error(`The PDF worker does not run: ${workerSrc}`));
      });
    }),
  };
  return shared;
}

/** Ends the worker of this address, whatever it does. The next document starts a new one. */
export function dropWorker(workerSrc = ''): void {
  workers.get(workerSrc)?.port.terminate();
  workers.delete(workerSrc);
}

/** The worker of this address, if it already runs. */
export function runningWorker(workerSrc = ''): PdfWorker | undefined {
  return workers.get(workerSrc)?.running;
}

/**
 * The worker that reads documents. There is one for each address, and it lives as long as the page. Without an
 * address, or if the worker does not start, react-pdf's own copy of the worker's code is loaded into the page.
 * That needs no setup and always has the right version, but long files then work on the page's own thread.
 *
 * @returns undefined when the page itself does the work
 */
export async function prepareWorker(
  pdfjs: typeof PdfJs,
  workerSrc: string | undefined,
): Promise<PdfWorker | undefined> {
  if (workerSrc !== undefined) {
    try {
      const shared = workers.get(workerSrc) ?? start(pdfjs, workerSrc);
      workers.set(workerSrc, shared);
      return await shared.ready;
    } catch {
      // The page does the work.
    }
  }
  await import('react-pdf/dist/pdf.worker.entry.js');
  return undefined;
}
