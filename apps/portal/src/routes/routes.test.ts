import { canOpen, ROUTES, type Role } from '@doblaje/domain/access';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Portal } from '../portal/portal';
import { portalRoutes } from './routes';

let who: { token: string | null; role: Role | null } = { token: 'token', role: 'USER' };
const portal = { session: { get: () => who, refresh: () => undefined } } as unknown as Portal;
const routes = portalRoutes(portal);

/** Every route of some and below them. */
function allOf(some: readonly RouteObject[]): RouteObject[] {
  return some.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}

function mainOf(some: readonly RouteObject[]): RouteObject {
  const found = allOf(some).find(({ id }) => id === 'main');
  if (!found) throw new Error('There is no main layout.');
  return found;
}

const main = mainOf(routes);

/** A route below the main layout that has to ask for session and role. */
interface Guarded {
  name: string;
  /** The address that it is loaded with; of what stands around pages, the first of theirs. */
  path: string;
  route: RouteObject;
}

/** Whether it loads anything; one whose parts come all at once may. */
const isLoading = ({ loader, lazy }: RouteObject) =>
  Boolean(loader) || typeof lazy === 'function' || Boolean(lazy?.loader);

/** What a route is called: a page by its address, what stands around or inside of pages by whichever that is. */
function nameOf({ id, path, index }: RouteObject, address: string): string {
  if (path !== undefined) return address;
  return index ? `what ${address} opens` : `${id ?? 'what is'} around ${address}`;
}

/** The first address of some routes and below them. */
const firstOf = (some: readonly RouteObject[]) => allOf(some).find(({ path }) => path !== undefined)?.path;

/** Every route of the main layout that an address leads to or that loads something: pages, what stands around and inside of them. */
function guardedOf(some: readonly RouteObject[], above: string): Guarded[] {
  return some.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : [above, route.path].filter(Boolean).join('/');
    const isGuarded = route.path !== undefined || route.index === true || isLoading(route);
    const address = path || (firstOf(route.children ?? []) ?? '');
    const own = isGuarded ? [{ name: nameOf(route, address), path: address, route }] : [];
    return [...own, ...guardedOf(route.children ?? [], path)];
  });
}

const guardedRoutes = guardedOf(main.children ?? [], '');

/** A concrete address of a pattern. */
function addressOf(pattern: string): string {
  return pattern.replace(/:\w+\??/g, 'abc');
}

function leafOf(path: string): RouteObject | undefined {
  return matchRoutes(routes, path)?.at(-1)?.route;
}

function isBehindLogin(path: string): boolean {
  return matchRoutes(routes, path)?.some(({ route }) => route.id === 'main') ?? false;
}

describe('the table of routes', () => {
  test.each(ROUTES.map(({ path, access }) => ({ path, access })))(
    '$path of domain is there, $access',
    ({ path, access }) => {
      const address = addressOf(path);
      expect(leafOf(address)?.path).not.toBe('*');
      expect(isBehindLogin(address)).toBe(access !== 'public');
    },
  );

  test('an address of no screen is the 404', () => {
    expect(leafOf('/unknown')?.path).toBe('*');
    expect(leafOf('/home/unknown')?.path).toBe('*');
  });

  test('an address that the main layout adds is among domain’s', () => {
    const known = new Set<string>(ROUTES.map(({ path }) => path));
    const paths = guardedRoutes.map(({ path }) => path);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});

/** What a route's loader leads to. */
async function outcomeOf({ loader, lazy }: RouteObject, path: string): Promise<unknown> {
  const later = typeof lazy === 'object' ? await lazy.loader?.() : undefined;
  const load = loader ?? later;
  if (typeof load !== 'function') throw new Error(`${path} has no loader`);
  const request = new Request(`http://portal.test${addressOf(path)}`);
  return Promise.resolve()
    .then(() => load({ request, params: {} } as unknown as Parameters<typeof load>[0]))
    .catch((thrown: unknown) => thrown);
}

describe('behind the login', () => {
  test.each(guardedRoutes)('$name leads to /login without a session', async ({ route, path }) => {
    who = { token: null, role: null };
    const outcome = await outcomeOf(route, path);
    expect(outcome).toBeInstanceOf(Response);
    expect((outcome as Response).headers.get('location')).toMatch(/^\/login/);
  });

  test.each(guardedRoutes.filter(({ path }) => !canOpen('USER', addressOf(path))))(
    '$name is 403 for USER',
    async ({ route, path }) => {
      who = { token: 'token', role: 'USER' };
      const outcome = await outcomeOf(route, path);
      expect(outcome).toBeInstanceOf(Response);
      expect((outcome as Response).status).toBe(403);
    },
  );

  test('the layout itself asks for a session', async () => {
    who = { token: null, role: null };
    const outcome = await outcomeOf(main, '/home');
    expect((outcome as Response).headers.get('location')).toBe('/login');
  });
});
