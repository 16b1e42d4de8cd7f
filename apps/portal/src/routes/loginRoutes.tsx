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

/** The route around every page. */
export function withRoot(children: RouteObject[]): RouteObject {
  return { Component: Root, HydrateFallback: () => null, children };
}

/** The layout of all pages without login. The questionnaire has its own. */
export function withPublicShell(children: RouteObject[]): RouteObject {
  return { Component: PublicShell, ErrorBoundary: PublicError, children };
}

/**
 * The address '/'. Its error boundary also shows a failure to load the rest of the table. Until that has come, React Router matches every
 * other address with this route, and warns of one that has nothing to show.
 */
export const toLogin: RouteObject = {
  path: '/',
  loader: ({ request }) => redirectTo('/login', request),
  Component: () => null,
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

/** The part of the table of routes (`routes.tsx`) that is there from the start: the login. */
export function loginRoutes(portal: Portal): RouteObject[] {
  return [withRoot([toLogin, withPublicShell([loginRoute(portal)])])];
}
