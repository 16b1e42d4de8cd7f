import type { RouteObject } from 'react-router-dom';
import { ROUTE_BANDS } from '../../../shell/routeBands';
import type { RouteHandle } from '../../../shell/routeHandle';

/** The pages of the emailed links about a change of email address. Each call makes new routes, because a router writes into its routes. */
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
