import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { parseConfig } from '../portal/config';
import { createPortal } from '../portal/portal';
import { addTable } from './createPortalRouter';
import { loginRoutes } from './loginRoutes';

const portal = createPortal(parseConfig({}), {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  addEventListener: () => undefined,
});

function routerAt(address: string) {
  return createMemoryRouter(loginRoutes(portal), {
    initialEntries: [address],
    patchRoutesOnNavigation: addTable(portal),
  });
}

const pathOf = ({ state }: ReturnType<typeof routerAt>) => state.matches.at(-1)?.route.path;

test('the login is there without the other routes, and an address of those is found', async () => {
  const router = routerAt('/login');
  expect(pathOf(router)).toBe('/login');
  expect(router.routes).toHaveLength(1);
  await router.navigate('/projects');
  // Nobody is logged in, so the page's guard leads back.
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '?volver=%2Fprojects' });
  await router.navigate('/nowhere');
  expect(pathOf(router)).toBe('*');
  expect(router.state.errors).not.toBeNull();
});

test('a navigation that another one ends does not disturb that one', async () => {
  const router = routerAt('/login');
  const first = router.navigate('/nowhere/first');
  await router.navigate('/nowhere/second');
  await first;
  expect(router.state.location.pathname).toBe('/nowhere/second');
  expect(pathOf(router)).toBe('*');
});

test('an address of the table that is still to come shows nothing, without a warning', () => {
  const warn = vi.spyOn(console, 'warn');
  const router = routerAt('/projects-back-office/documents?vista=mes');
  expect(renderToString(createElement(RouterProvider, { router }))).toBe('');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
