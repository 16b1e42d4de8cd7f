import type { RouteObject } from 'react-router-dom';
import type { Portal } from '../portal/portal';
import { LoginScreen } from '../screens/public/Login/LoginScreen';
import { loginLoader } from '../screens/public/Login/loader';
import { redirectTo } from '../session/redirectTo';
import { LOGIN_BAND } from '../shell/bands';
import { PublicError } from '../shell/PublicError';
import { PublicShell } from '../shell/PublicShell';
import { Root } from '../shell/Root';
import type { RouteHandle } from '../shell/routeHandle';

/** What stands around every page. */
export function withRoot(children: RouteObject[]): RouteObject {
  return { Component: Root, HydrateFallback: () => null, children };
}

/** What stands around every page without login but the questionnaire's. */
export function withPublicShell(children: RouteObject[]): RouteObject {
  return { Component: PublicShell, ErrorBoundary: PublicError, children };
}

/** The bare address. Its boundary also tells that the rest of the table did not come. */
export const toLogin: RouteObject = {
  path: '/',
  loader: ({ request }) => redirectTo('/login', request),
  ErrorBoundary: PublicError,
};

export function loginRoute(portal: Portal): RouteObject {
  return {
    path: '/login',
    handle: { band: LOGIN_BAND } satisfies RouteHandle,
    loader: loginLoader(portal),
    Component: LoginScreen,
  };
}

/** What of the table of routes (`routes.tsx`) is there from the start: the way in. */
export function loginRoutes(portal: Portal): RouteObject[] {
  return [withRoot([toLogin, withPublicShell([loginRoute(portal)])])];
}
