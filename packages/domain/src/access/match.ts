import { type PortalRoute, ROUTES } from './routes';

/** Longer than any address of the portal; what is beyond is not looked at. */
const MAX_PATH = 2048;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray '%': the router takes such a segment as it stands.
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
 * The entry of {@link ROUTES} a path belongs to, or null. Matches as the router does: upper or lower case, percent
 * encoding and slashes at the end make no difference, so that no spelling of a guarded path escapes its guard.
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
 * Tells whether a role may open a path (spec §6). Public paths: always. Paths that need a login: only the roles
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
 * Where to go after logging in: the page first asked for, if it is one of ours that needs a login or goes on with one
 * (`afterLogin`), with its search and hash; otherwise null. An address of another site (`//evil.example`, `/\evil.example`, `https:…`) is null.
 *
 * @param input a path as found in a query parameter or in the history state; anything at all.
 */
export function safeReturnPath(input: unknown): string | null {
  if (typeof input !== 'string' || input.length > MAX_PATH || UNSAFE.test(input)) return null;
  const route = routeFor(input.replace(/[?#].*$/, ''));
  if (route === null) return null;
  return route.access === 'public' && route.afterLogin !== true ? null : input;
}
