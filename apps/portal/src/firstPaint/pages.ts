/** A page that is made before anybody asks for it, to be read before any script has run. */
export interface FirstPage {
  /** Its path in domain's table of routes. */
  route: string;
  /** The address it is made at. One with a parameter stands for all of them: the page may not show it. */
  address: string;
  /** The addresses it is served at, as URL patterns. */
  patterns: readonly string[];
  /** Modules it loads lazily, from the portal's folder: asked for in the page, so as not to come only after the entry. */
  modules: readonly string[];
  /** Whoever is logged in is sent on from it, and is not to see it on the way. @default false */
  isForGuests?: boolean;
}

/** The public pages, and the first step of the questionnaire. */
export const FIRST_PAGES: readonly FirstPage[] = [
  { route: '/login', address: '/login', patterns: ['/login', '/'], modules: [], isForGuests: true },
  {
    route: '/register',
    address: '/register',
    patterns: ['/register'],
    modules: ['src/screens/Register/RegisterScreen.tsx'],
  },
  {
    route: '/auth/recover-password',
    address: '/auth/recover-password',
    patterns: ['/auth/recover-password'],
    modules: ['src/screens/Recover/RecoverScreen.tsx', 'src/shell/NoticeStack.tsx'],
  },
  {
    route: '/auth/activate/:tokenId',
    address: '/auth/activate/enlace',
    patterns: ['/auth/activate/:tokenId'],
    modules: ['src/screens/Activate/ActivateScreen.tsx'],
  },
  {
    // Only with the link's secret in the path: without one it depends on the query what the page says.
    route: '/auth/change-password/:tokenId?',
    address: '/auth/change-password/enlace',
    patterns: ['/auth/change-password/:tokenId'],
    modules: ['src/screens/ChangePassword/ChangePasswordScreen.tsx', 'src/shell/NoticeStack.tsx'],
  },
  {
    route: '/auth/confirm-email/:tokenId',
    address: '/auth/confirm-email/enlace',
    patterns: ['/auth/confirm-email/:tokenId'],
    modules: ['src/screens/EmailLinks/ConfirmEmailScreen.tsx'],
  },
  {
    route: '/auth/stop-email/:tokenId',
    address: '/auth/stop-email/enlace',
    patterns: ['/auth/stop-email/:tokenId'],
    modules: ['src/screens/EmailLinks/StopEmailScreen.tsx'],
  },
  {
    route: '/onboarding/1',
    address: '/onboarding/1',
    patterns: ['/onboarding/1', '/onboarding'],
    modules: ['src/screens/Onboarding/questionnaire.ts', 'src/screens/Onboarding/PersonalScreen.tsx'],
  },
];
