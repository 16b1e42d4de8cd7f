import type { RouteObject } from 'react-router-dom';
import { ROUTE_BANDS } from '../../../shell/routeBands';
import type { RouteHandle } from '../../../shell/routeHandle';

/** The page of the statement of accessibility. Each call makes a new route, because a router writes into its routes. */
export const accessibilityRoute = (): RouteObject => ({
  path: '/accessibility',
  handle: { band: ROUTE_BANDS.accessibility } satisfies RouteHandle,
  lazy: { Component: async () => (await import('./AccessibilityScreen')).AccessibilityScreen },
});
