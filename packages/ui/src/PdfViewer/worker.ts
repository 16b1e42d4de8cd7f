import type { pdfjs as PdfJs } from 'react-pdf';

/** pdf.js's side of a worker that several documents share. */
export type PdfWorker = InstanceType<typeof PdfJs.PDFWorker>;

interface AddressPolicy {
  createScriptURL: (address: string) => unknown;
}

declare global {
  interface Window {
    /** Trusted Types, in browsers that have them. */
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => AddressPolicy;
    };
  }
}

/** Name of the Trusted Types policy, for a page whose `trusted-types` lists the allowed ones. */
const POLICY = 'dui-pdf-worker';

/** By address; one that broke is forgotten, so that the next document starts another. */
const workers = new Map<string, Promise<PdfWorker>>();
/** Those that run: the next document need not wait to be told. */
const running = new Map<string, PdfWorker>();
/** The only addresses the policy lets through. */
const allowed = new Set<string>();
let policy: AddressPolicy | undefined;

/** The address as a page that enforces Trusted Types takes it. */
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

/** Whether a worker comes from another origin: browsers then start it only through a script of the page's own. */
export function isForeign(workerSrc: string): boolean {
  return new URL(workerSrc, document.baseURI).origin !== window.location.origin;
}

function addressOf(workerSrc: string): string {
  if (!isForeign(workerSrc)) return workerSrc;
  const script = `await import(${JSON.stringify(new URL(workerSrc, document.baseURI).href)});`;
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}

/** Starts a worker; it is there once it has said something. */
function start(pdfjs: typeof PdfJs, workerSrc: string): Promise<PdfWorker> {
  return new Promise((resolve, reject) => {
    const port = new Worker(trusted(addressOf(workerSrc)), { type: 'module' });
    // The package's types know no value for it.
    const parameters = { port } as object;
    const onMessage = () => {
      const worker = new pdfjs.PDFWorker(parameters);
      running.set(workerSrc, worker);
      resolve(worker);
    };
    port.addEventListener('message', onMessage, { once: true });
    port.addEventListener('error', () => {
      workers.delete(workerSrc);
      running.delete(workerSrc);
      port.terminate();
      reject(new Error(`The PDF worker does not run: ${workerSrc}`));
    });
  });
}

/** The worker of this address, if it runs already. */
export function runningWorker(workerSrc: string | undefined): PdfWorker | undefined {
  return workerSrc === undefined ? undefined : running.get(workerSrc);
}

/**
 * The worker that reads documents: one an address, for as long as the page lives. Without an address, or where it
 * does not start, the worker's code of react-pdf's own copy is loaded into the page: nothing to configure and never
 * another version, but long files then work on the page's own thread.
 *
 * @returns undefined where the page itself does the work
 */
export async function prepareWorker(
  pdfjs: typeof PdfJs,
  workerSrc: string | undefined,
): Promise<PdfWorker | undefined> {
  if (workerSrc !== undefined) {
    const worker = workers.get(workerSrc) ?? start(pdfjs, workerSrc);
    workers.set(workerSrc, worker);
    try {
      return await worker;
    } catch {
      workers.delete(workerSrc);
    }
  }
  await import('react-pdf/dist/pdf.worker.entry.js');
  return undefined;
}
