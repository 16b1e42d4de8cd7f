import type { Settings } from '../settings';

/** What the policy depends on. */
export type PolicySettings = Pick<Settings, 'API_URL' | 'AUTH_URL' | 'PDF_WORKER_URL'>;

/** styled-components inserts its rules by CSSOM into a style element that is empty: this is the hash of nothing. */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The constant style elements that React Aria adds (usePress, usePreventScroll); a test compares them with it. */
export const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
] as const;

/** The origin of an absolute address; nothing for a path, which 'self' covers. */
function originOf(address: string | undefined): string[] {
  const url = address ? URL.parse(address) : null;
  return url ? [url.origin] : [];
}

/** The one Trusted Types policy: it lets the PDF worker's address through and no other (`@doblaje/ui`, PdfViewer). */
const TRUSTED_TYPES = 'dui-pdf-worker';

/** Browsers start a worker of another origin only through a script of the page's own making. */
function foreignWorker(address: string | undefined): string[] {
  const origin = originOf(address);
  return origin.length > 0 ? [...origin, 'blob:'] : [];
}

/**
 * The policy of the PDF worker that comes with the portal: it reads pdf.js's own files and runs the decoders among
 * them. WebAssembly is allowed here and not in the pages: a worker has no document that could be tampered with.
 */
export const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

/** Where the build puts that worker. */
export function isPdfWorker(path: string): boolean {
  return /^\/assets\/pdf\.worker[^/]*\.m?js$/.test(path);
}

/** What stands inside of a page, by the hashes of its elements. */
export interface InlineSources {
  styles: readonly string[];
  scripts: readonly string[];
}

const NOTHING_INLINE: InlineSources = { styles: [], scripts: [] };

/**
 * The Content-Security-Policy of the portal's pages: no inline code and no inline styles but the known ones, no eval.
 *
 * @param inline what the page was made with; nothing for a page that is empty until the portal runs
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
