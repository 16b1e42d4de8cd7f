import type { RouteObject } from 'react-router-dom';
import { ROUTE_BANDS } from '../../shell/routeBands';
import type { RouteHandle } from '../../shell/routeHandle';

/** Where the links lead that are mailed about another address of an account. New ones each time: a router writes into its routes. */
export const emailLinkRoutes = (): RouteObject[] => [
  {
    path: '/auth/confirm-email/:tokenId',
    handle: { band: ROUTE_BANDS.confirmEmail } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./ConfirmEmailScreen')).ConfirmEmailScreen },
  },
  {
    path: '/auth/stop-email/:tokenId',
    handle: { band: ROUTE_BANDS.stopEmail } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./StopEmailScreen')).StopEmailScreen },
  },
];
