import { canOpen, ROUTES, type Role } from '@doblaje/domain/access';
import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../portal/config';
import { createPortal, STORAGE_KEYS } from '../portal/portal';
import { portalRoutes } from './routes';

let who: { token: string | null; role: Role | null } = { token: 'token', role: 'USER' };
const portal = createPortal(parseConfig({}), {
  localStorage: {
    getItem: (key) => ({ [STORAGE_KEYS.accessToken]: who.token, [STORAGE_KEYS.role]: who.role })[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  },
  addEventListener: () => undefined,
});
const routes = portalRoutes(portal);

/** These routes and all routes below them. */
function allOf(some: readonly RouteObject[]): RouteObject[] {
  return some.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}

function mainOf(some: readonly RouteObject[]): RouteObject {
  const found = allOf(some).find(({ id }) => id === 'main');
  if (!found) throw new Error('There is no main layout.');
  return found;
}

const main = mainOf(routes);

/** A route below the main layout that must check session and role. */
interface Guarded {
  name: string;
  /** The address that the test loads it with. A layout has none of its own, so it gets the address of its first page. */
  path: string;
  route: RouteObject;
}

/** Whether the route has a loader. A `lazy` function may bring one, so it counts. */
const isLoading = ({ loader, lazy }: RouteObject) =>
  Boolean(loader) || typeof lazy === 'function' || Boolean(lazy?.loader);

/** The name of a route in the tests: a page's address. A layout and an index route say which address they belong to. */
function nameOf({ id, path, index }: RouteObject, address: string): string {
  if (path !== undefined) return address;
  return index ? `what ${address} opens` : `${id ?? 'what is'} around ${address}`;
}

/** The first address among these routes and the routes below them. */
const firstOf = (some: readonly RouteObject[]) => allOf(some).find(({ path }) => path !== undefined)?.path;

/** All routes of the main layout that must be guarded: pages, index routes, and layouts that have a loader. */
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

/** A concrete address for a pattern. */
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

  test('an address without a screen is the 404', () => {
    expect(leafOf('/unknown')?.path).toBe('*');
    expect(leafOf('/home/unknown')?.path).toBe('*');
  });

  test('an address that the main layout adds is in domain’s table too', () => {
    const known = new Set<string>(ROUTES.map(({ path }) => path));
    const paths = guardedRoutes.map(({ path }) => path);
    expect(paths.filter((path) => !known.has(path))).toEqual([]);
  });
});

/** The outcome of a route's loader: the returned value or the thrown one. */
async function outcomeOf({ loader, lazy }: RouteObject, path: string): Promise<unknown> {
  const later = typeof lazy === 'object' ? await lazy.loader?.() : undefined;
  const load = loader ?? later;
  if (typeof load !== 'function') throw new Error(`${path} has no loader`);
  const url = new URL(addressOf(path), 'http://portal.test');
  const context = new RouterContextProvider();
  return Promise.resolve()
    .then(() => load({ request: new Request(url), url, pattern: path, params: {}, context }))
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
