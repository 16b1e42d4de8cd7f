import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** 'Mis permisos'. */
export function consentsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/home/consents',
    loader: guarded(async () => (await import('./consents')).consentsLoader(portal)),
    lazy: { Component: async () => (await import('./ConsentsScreen')).ConsentsScreen },
  };
}
