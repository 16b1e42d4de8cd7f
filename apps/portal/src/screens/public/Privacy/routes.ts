import type { RouteObject } from 'react-router-dom';
import { ROUTE_BANDS } from '../../../shell/routeBands';
import type { RouteHandle } from '../../../shell/routeHandle';
import { PRIVACY_PATH } from './paths';

/** The page of the privacy notice. Each call makes a new route, because a router writes into its routes. */
export const privacyRoute = (): RouteObject => ({
  path: PRIVACY_PATH,
  handle: { band: ROUTE_BANDS.privacy } satisfies RouteHandle,
  lazy: { Component: async () => (await import('./PrivacyScreen')).PrivacyScreen },
});
