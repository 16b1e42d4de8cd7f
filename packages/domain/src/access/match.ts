import { type PortalRoute, ROUTES } from './routes';

/** Longer than any address of the portal; longer paths are not parsed. */
const MAX_PATH = 2048;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray '%': the router takes such a segment unchanged.
    return segment;
  }
}

function fits(pattern: string, segments: readonly string[]): boolean {
  const parts = pattern.split('/');
  if (segments.length > parts.length) return false;
  return parts.every((part, i) => {
    const segment = segments[i];
    if (segment === undefined) return part.endsWith('?');
    if (part.startsWith(':')) return segment !== '' && segment !== '.' && segment !== '..';
    return part === segment.toLowerCase();
  });
}

/**
 * The entry of {@link ROUTES} that a path belongs to, or null. Matches like the router: case, percent
 * encoding and slashes at the end make no difference, so no spelling of a guarded path escapes its guard.
 *
 * @param pathname a path without search or hash.
 */
export function routeFor(pathname: unknown): PortalRoute | null {
  if (typeof pathname !== 'string' || pathname.length > MAX_PATH || !pathname.startsWith('/')) return null;
  const segments = pathname.split('/').map(decoded);
  while (segments.length > 2 && segments.at(-1) === '') segments.pop();
  return ROUTES.find((route) => fits(route.path, segments)) ?? null;
}

/** Tells whether the portal has a screen at this path; otherwise it answers 404. */
export function isKnownPath(pathname: unknown): boolean {
  return routeFor(pathname) !== null;
}

/**
 * Tells whether a role may open a path (spec §6). Public paths: always. Other paths: only the roles
 * in {@link ROUTES}; `null` is "not logged in". An unknown path is false for everyone: ask {@link isKnownPath} first
 * to tell 404 from 403.
 */
export function canOpen(role: unknown, pathname: unknown): boolean {
  const access = routeFor(pathname)?.access;
  if (access === undefined) return false;
  return access === 'public' || access.some((allowed) => allowed === role);
}

/** Control characters (URL parsers drop some of them silently) and the backslash (they read it as a slash). */
const UNSAFE = /[\p{Cc}\\]/u;

/**
 * The page to open after the log-in: the requested page, with its search and hash, if it needs a login or continues after one
 * (`afterLogin`); otherwise null. An address of another site (`//evil.example`, `/\evil.example`, `https:…`) is null.
 *
 * @param input a path from a query parameter or from the history state; may be anything.
 */
export function safeReturnPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_PATH || UNSAFE.test(input)) return null;
  const route = routeFor(input.replace(/[?#].*$/, ''));
  if (route === null) return null;
  return route.access === 'public' && route.afterLogin !== true ? null : input;
}
