import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** 'Sesiones abiertas'. */
export function sessionsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/home/sessions',
    loader: guarded(async () => (await import('./list')).sessionsLoader(portal)),
    lazy: { Component: async () => (await import('./SessionsScreen')).SessionsScreen },
  };
}
