import type { RouteObject } from 'react-router-dom';
import { ROUTE_BANDS } from '../../../shell/routeBands';
import type { RouteHandle } from '../../../shell/routeHandle';
import { REQUEST_PATH } from './paths';

/** The form of requests about personal data, and the link in its mail. Each call makes new routes, because a router writes into its routes. */
export const dataRequestRoutes = (): RouteObject[] => [
  {
    path: REQUEST_PATH,
    handle: { band: ROUTE_BANDS.dataRequest } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./RequestScreen')).RequestScreen },
  },
  {
    path: `${REQUEST_PATH}/:token`,
    handle: { band: ROUTE_BANDS.dataRequest } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ConfirmRequestScreen')).ConfirmRequestScreen },
  },
];
