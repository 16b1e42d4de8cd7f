import type { RouteObject } from 'react-router-dom';
import { tabsRoute } from '../lists/tabsRoute';
import { guardsOf } from '../portal/guards';
import type { Portal } from '../portal/portal';
import { ADMINISTRATION } from '../screens/administration/Administration/administration';
import { archiveRoute } from '../screens/administration/Archive/route';
import { dataReadingsRoute } from '../screens/administration/DataReadings/route';
import { dataRequestsRoute } from '../screens/administration/DataRequests/route';
import { personRoute } from '../screens/administration/Person/route';
import { documentRoute } from '../screens/documents/Documents/route';
import { experienceRoute } from '../screens/experiences/Experiences/route';
import { consentsRoute } from '../screens/home/Consents/route';
import { ownRequestsRoute } from '../screens/home/DataRequests/route';
import { paymentsRoute } from '../screens/home/Payments/route';
import { sessionsRoute } from '../screens/home/Sessions/route';
import { OFFICE } from '../screens/projects/Office/office';
import { activationOutcome } from '../screens/public/Activate/outcome';
import { emailLinkRoutes } from '../screens/public/EmailLinks/routes';
import { statementRoutes } from '../screens/public/statementRoutes';
import { redirectTo } from '../session/redirectTo';
import { InnerError } from '../shell/InnerError';
import { PublicError } from '../shell/PublicError';
import { ROUTE_BANDS } from '../shell/routeBands';
import type { RouteHandle } from '../shell/routeHandle';
import { loginRoute, toLogin, withPublicShell, withRoot } from './loginRoutes';

const onboarding = () => import('../screens/public/Onboarding/questionnaire');
const projects = () => import('../screens/projects/Projects/list');
const catalogues = () => import('../catalogues/loader');
const chapters = () => import('../screens/projects/Chapters/loader');

/** Loads a screen together with the notifications that show its failures. Without a connection they could not load later. */
async function withNotices<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, import('../shell/NoticeStack')]);
  return loaded;
}

/**
 * The only table of routes, with the path and screen of each. Domain's access table decides who may enter; `routes.test.ts` compares
 * both tables. All screens except the login load lazily. This table loads lazily too (`createPortalRouter.ts`).
 */
export function portalRoutes(portal: Portal): RouteObject[] {
  const { guarded, withSession } = guardsOf(portal);

  return [
    withRoot([
      toLogin,
      withPublicShell([
        loginRoute(portal),
        {
          path: '/register',
          handle: { band: ROUTE_BANDS.register } satisfies RouteHandle,
          lazy: {
            loader: async () => (await import('../screens/public/Register/loader')).registerLoader(portal),
            Component: async () => (await import('../screens/public/Register/RegisterScreen')).RegisterScreen,
          },
        },
        {
          path: '/auth/activate/:tokenId',
          handle: {
            // The page may report success after a failure too (spec §2). The band shows the true outcome.
            band: (state) => ROUTE_BANDS[activationOutcome(state) === 'done' ? 'activated' : 'activate'],
          } satisfies RouteHandle,
          lazy: {
            Component: async () => (await import('../screens/public/Activate/ActivateScreen')).ActivateScreen,
          },
        },
        {
          path: '/auth/recover-password',
          handle: { band: ROUTE_BANDS.recover } satisfies RouteHandle,
          lazy: {
            Component: async () =>
              (await withNotices(import('../screens/public/Recover/RecoverScreen'))).RecoverScreen,
          },
        },
        {
          path: '/auth/change-password/:tokenId?',
          handle: { band: ROUTE_BANDS.changePassword } satisfies RouteHandle,
          lazy: {
            Component: async () =>
              (await withNotices(import('../screens/public/ChangePassword/ChangePasswordScreen')))
                .ChangePasswordScreen,
          },
        },
        ...emailLinkRoutes(),
        ...statementRoutes(),
      ]),
      {
        // The boundary stands above the lazy routes and loads no code: a route whose code failed to load cannot show its own error.
        ErrorBoundary: PublicError,
        children: [
          {
            id: 'questionnaire',
            path: '/onboarding',
            lazy: {
              loader: async () => (await onboarding()).questionnaireLoader(portal),
              Component: async () => (await onboarding()).OnboardingShell,
            },
            children: [
              { index: true, loader: ({ request }) => redirectTo('/onboarding/1', request) },
              ...([1, 2, 3, 4, 5] as const).map((step) => ({
                path: `${step}`,
                lazy: { Component: async () => (await onboarding()).stepScreens[step]() },
              })),
            ],
          },
          {
            id: 'main',
            loader: withSession(async () => (await import('../shell/mainLoader')).mainLoader(portal)),
            // Load the name and the alert dots again with every screen, but not with every change of a list.
            shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
              from.pathname !== to.pathname || from.search === to.search,
            lazy: { Component: async () => (await import('../shell/MainShell')).MainShell },
            children: [
              {
                ErrorBoundary: InnerError,
                children: [
                  {
                    path: '/home',
                    loader: guarded(async () =>
                      (await import('../screens/home/Home/loader')).homeLoader(portal),
                    ),
                    lazy: {
                      Component: async () => (await import('../screens/home/Home/HomeScreen')).HomeScreen,
                    },
                  },
                  sessionsRoute(portal, guarded),
                  paymentsRoute(portal, guarded),
                  consentsRoute(portal, guarded),
                  ownRequestsRoute(portal, guarded),
                  experienceRoute(portal, guarded),
                  documentRoute(portal, guarded),
                  tabsRoute(portal, guarded, ADMINISTRATION),
                  personRoute(portal, guarded),
                  archiveRoute(portal, guarded),
                  dataReadingsRoute(portal, guarded),
                  dataRequestsRoute(portal, guarded),
                  {
                    // Loads once for all screens that offer choices from the catalogues.
                    id: 'catalogues',
                    loader: guarded(async () => (await catalogues()).cataloguesLoader(portal)),
                    lazy: { shouldRevalidate: async () => (await catalogues()).cataloguesChange },
                    children: [
                      {
                        path: '/projects-back-office',
                        loader: guarded(async () => (await projects()).projectsLoader(portal)),
                        lazy: {
                          shouldRevalidate: async () => (await projects()).projectsChange,
                          Component: async () =>
                            (await import('../screens/projects/Projects/ProjectsScreen')).ProjectsScreen,
                        },
                        children: [
                          {
                            index: true,
                            loader: guarded(async () => (await projects()).projectHistoryLoader(portal)),
                            lazy: {
                              shouldRevalidate: async () => (await projects()).projectHistoryChanges,
                              Component: async () =>
                                (await import('../screens/projects/Projects/ProjectHistory')).ProjectHistory,
                            },
                          },
                        ],
                      },
                      {
                        path: '/projects-back-office/chapters',
                        loader: guarded(async () =>
                          (await import('../screens/projects/AllChapters/list')).allChaptersLoader(portal),
                        ),
                        lazy: {
                          Component: async () =>
                            (await import('../screens/projects/AllChapters/AllChaptersScreen'))
                              .AllChaptersScreen,
                        },
                      },
                      // The same screen has two addresses (spec §2).
                      ...['/projects-back-office/chapter-list', '/projects-back-office/chapter'].map(
                        (path) => ({
                          path,
                          loader: guarded(async () => (await chapters()).chaptersLoader(portal)),
                          lazy: {
                            shouldRevalidate: async () => (await chapters()).chaptersChange,
                            Component: async () =>
                              (await import('../screens/projects/Chapters/ChaptersScreen')).ChaptersScreen,
                          },
                          children: [
                            {
                              loader: guarded(async () => (await chapters()).matrixLoader(portal)),
                              lazy: {
                                shouldRevalidate: async () => (await chapters()).matrixChange,
                                Component: async () =>
                                  (await import('../screens/projects/Chapters/MatrixPane')).MatrixPane,
                              },
                              children: [
                                {
                                  loader: guarded(async () => (await chapters()).castLoader(portal)),
                                  lazy: {
                                    shouldRevalidate: async () => (await chapters()).castChange,
                                    Component: async () =>
                                      (await import('../screens/projects/Chapters/ChapterPane')).ChapterPane,
                                  },
                                  children: [
                                    {
                                      index: true,
                                      loader: guarded(async () =>
                                        (await chapters()).chapterHistoryLoader(portal),
                                      ),
                                      lazy: {
                                        shouldRevalidate: async () => (await chapters()).chapterHistoryChange,
                                        Component: async () =>
                                          (await import('../screens/projects/Chapters/ChapterHistory'))
                                            .ChapterHistory,
                                      },
                                    },
                                  ],
                                },
                              ],
                            },
                          ],
                        }),
                      ),
                    ],
                  },
                  tabsRoute(portal, guarded, OFFICE),
                ],
              },
            ],
          },
        ],
      },
      {
        path: '*',
        loader: () => {
          throw new Response(null, { status: 404, statusText: 'Not Found' });
        },
        Component: () => null,
        ErrorBoundary: PublicError,
      },
    ]),
  ];
}
