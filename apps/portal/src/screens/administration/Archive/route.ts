import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** The accounting papers that the law makes the studio keep. */
export function archiveRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/documents-back/archive',
    loader: guarded(async () => (await import('./list')).archiveLoader(portal)),
    lazy: { Component: async () => (await import('./ArchiveScreen')).ArchiveScreen },
  };
}
