import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** 'Solicitudes sobre mis datos'. */
export function ownRequestsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/home/data-requests',
    loader: guarded(async () => (await import('./ownRequests')).ownRequestsLoader(portal)),
    lazy: { Component: async () => (await import('./OwnRequestsScreen')).OwnRequestsScreen },
  };
}
