import type { RouteObject } from 'react-router-dom';
import type { Guarded } from '../../../portal/guards';
import type { Portal } from '../../../portal/portal';

/** 'Mis pagos'. */
export function paymentsRoute(portal: Portal, guarded: Guarded): RouteObject {
  return {
    path: '/home/payments',
    loader: guarded(async () => (await import('./payments')).paymentsLoader(portal)),
    lazy: { Component: async () => (await import('./PaymentsScreen')).PaymentsScreen },
  };
}
