import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** Who read whose data. */
export function dataReadingsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/documents-back/readings',
    loader: guarded(async () => (await import('./list')).dataReadingsLoader(portal)),
    lazy: { Component: async () => (await import('./DataReadingsScreen')).DataReadingsScreen },
  };
}
