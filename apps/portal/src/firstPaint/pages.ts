/** A page that is prerendered, so that people can read it before any script has run. */
export interface FirstPage {
  /** Its path in domain's table of routes. */
  route: string;
  /**
   * The address at which it is prerendered. An address with a parameter stands for all of them, so the page must not show the
   * parameter.
   */
  address: string;
  /** The addresses it is served at, as URL patterns. */
  patterns: readonly string[];
  /**
   * The modules it loads lazily, from the portal's folder. The page names them, so that they load together with the entry and not
   * after it.
   */
  modules: readonly string[];
  /** A logged-in person is redirected from this page and must not see it first. @default false */
  isForGuests?: boolean;
}

/** The public pages, and the first step of the questionnaire. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { route: '/login', address: '/login', patterns: ['/login', '/'], modules: [], isForGuests: true },
  {
    route: '/register',
    address: '/register',
    patterns: ['/register'],
    modules: ['src/screens/public/Register/RegisterScreen.tsx'],
  },
  {
    route: '/auth/recover-password',
    address: '/auth/recover-password',
    patterns: ['/auth/recover-password'],
    modules: ['src/screens/public/Recover/RecoverScreen.tsx', 'src/shell/NoticeStack.tsx'],
  },
  {
    route: '/auth/activate/:tokenId',
    address: '/auth/activate/enlace',
    patterns: ['/auth/activate/:tokenId'],
    modules: ['src/screens/public/Activate/ActivateScreen.tsx'],
  },
  {
    // Only with the link's secret in the path: without it the page's content depends on the query.
    route: '/auth/change-password/:tokenId?',
    address: '/auth/change-password/enlace',
    patterns: ['/auth/change-password/:tokenId'],
    modules: ['src/screens/public/ChangePassword/ChangePasswordScreen.tsx', 'src/shell/NoticeStack.tsx'],
  },
  {
    route: '/auth/confirm-email/:tokenId',
    address: '/auth/confirm-email/enlace',
    patterns: ['/auth/confirm-email/:tokenId'],
    modules: ['src/screens/public/EmailLinks/ConfirmEmailScreen.tsx'],
  },
  {
    route: '/auth/stop-email/:tokenId',
    address: '/auth/stop-email/enlace',
    patterns: ['/auth/stop-email/:tokenId'],
    modules: ['src/screens/public/EmailLinks/StopEmailScreen.tsx'],
  },
  {
    route: '/privacy',
    address: '/privacy',
    patterns: ['/privacy'],
    modules: ['src/screens/public/Privacy/PrivacyScreen.tsx'],
  },
  {
    route: '/privacy/request',
    address: '/privacy/request',
    patterns: ['/privacy/request'],
    modules: ['src/screens/public/DataRequest/RequestScreen.tsx'],
  },
  {
    route: '/privacy/request/:token',
    address: '/privacy/request/enlace',
    patterns: ['/privacy/request/:token'],
    modules: ['src/screens/public/DataRequest/ConfirmRequestScreen.tsx'],
  },
  {
    route: '/accessibility',
    address: '/accessibility',
    patterns: ['/accessibility'],
    modules: ['src/screens/public/Accessibility/AccessibilityScreen.tsx'],
  },
  {
    route: '/onboarding/1',
    address: '/onboarding/1',
    patterns: ['/onboarding/1', '/onboarding'],
    modules: [
      'src/screens/public/Onboarding/questionnaire.ts',
      'src/screens/public/Onboarding/PersonalScreen.tsx',
    ],
  },
];
