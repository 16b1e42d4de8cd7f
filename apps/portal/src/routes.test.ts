import { ROUTES } from '@doblaje/domain/access';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Portal } from './portal';
import { portalRoutes } from './routes';

const portal = {
  session: { get: () => ({ token: 'token', role: 'USER' }), refresh: () => undefined },
} as unknown as Portal;
const routes = portalRoutes(portal);

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

  test.each([
    '/documents-back',
    '/documents-back/users/abc',
    '/documents-back/archive',
    '/projects-back-office',
    '/projects-back-office/chapter',
  ])('USER gets 403 at %s', async (path) => {
    const { loader, lazy } = leafOf(path) ?? {};
    const later = typeof lazy === 'object' ? await lazy.loader?.() : undefined;
    const load = loader ?? later;
    if (typeof load !== 'function') throw new Error(`${path} has no loader`);
    const request = new Request(`http://portal.test${path}`);
    const outcome = await Promise.resolve()
      .then(() => load({ request, params: {} } as unknown as Parameters<typeof load>[0]))
      .catch((thrown: unknown) => thrown);
    expect(outcome).toBeInstanceOf(Response);
    expect((outcome as Response).status).toBe(403);
  });
});
