import type { Settings } from '../settings/settings';

/** The settings that the policy depends on. */
export type PolicySettings = Pick<Settings, 'API_URL' | 'AUTH_URL' | 'PDF_WORKER_URL'>;

/** styled-components inserts its rules by CSSOM into an empty style element. This is the hash of an empty text. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The constant style elements that React Aria adds (usePress, usePreventScroll). A test compares them with React Aria. */
export const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** The origin of an absolute address. Empty for a path, because 'self' covers it. */
function originOf(address: string | undefined): string[] {
  const url = address ? URL.parse(address) : null;
  return url ? [url.origin] : [];
}

/** The only Trusted Types policy. It allows the PDF worker's address and no other (`@doblaje/ui`, PdfViewer). */
const TRUSTED_TYPES = 'dui-pdf-worker';

/** Browsers start a worker of another origin only through a script that the page itself makes. */
function foreignWorker(address: string | undefined): string[] {
  const origin = originOf(address);
  return origin.length > 0 ? [...origin, 'blob:'] : [];
}

/**
 * The policy of the portal's own PDF worker, which reads pdf.js's files and runs its decoders.
 * WebAssembly is allowed here but not in the pages, because a worker has no document to tamper with.
 */
export const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Whether the path is where the build puts that worker. */
export function isPdfWorker(path: string): boolean {
  return /^\/assets\/pdf\.worker[^/]*\.m?js$/.test(path);
}

/** Inline elements of a page, by their hashes. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
}

const NOTHING_INLINE: InlineSources = { styles: [], scripts: [] };

/**
 * The Content-Security-Policy of the portal's pages: no eval, and no inline code or styles except known ones.
 *
 * @param inline the page's own elements; empty for a page that has no content until the portal runs
 */
export function contentSecurityPolicy(
  { API_URL, AUTH_URL, PDF_WORKER_URL }: PolicySettings,
  inline: InlineSources = NOTHING_INLINE,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...originOf(PDF_WORKER_URL)],
    'style-src': ["'self'", EMPTY_STYLE, ...REACT_ARIA_STYLES, ...inline.styles],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(API_URL), ...originOf(AUTH_URL)],
    'media-src': ["'self'", 'blob:', ...originOf(API_URL)],
    'worker-src': ["'self'", ...foreignWorker(PDF_WORKER_URL)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
