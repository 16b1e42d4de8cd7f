import type { Browser, BrowserContext, Page } from '@playwright/test';

/**
 * Journeys that run with motion, by the pages they open (domain/access); all others run with reduced motion, which is quicker.
 * A title stands here by its beginning. Every page has a journey: scripts/motion.test.ts.
 */
export const WITH_MOTION: Readonly<Record<string, readonly string[]>> = {
  'log in, profile warning, to the profile, log out': ['/', '/login', '/home'],
  'register, read the mail, activate, log in': ['/register', '/auth/activate/:tokenId'],
  'recover, change the password, log in with the new one; the old session is dead and the link used': [
    '/auth/recover-password',
    '/auth/change-password/:tokenId?',
  ],
  'the current address stops the change, and the link to the new one says so': [
    '/auth/confirm-email/:tokenId',
    '/auth/stop-email/:tokenId',
  ],
  'the notice changes: everybody reads it, the older one stays, and people are told once': ['/privacy'],
  'who cannot go on finds the statement of accessibility from the log-in': ['/accessibility'],
  'a refused candidate who cannot log in asks for deletion, confirms it by mail, and is answered in time': [
    ...['/privacy/request', '/privacy/request/:token'],
    '/documents-back/data-requests',
  ],
  'who has an account is led to it by the same form, and asks there': ['/home/data-requests'],
  'the whole questionnaire as a Chilean: nothing is sent': [
    '/onboarding',
    '/onboarding/1',
    '/onboarding/2',
    '/onboarding/3',
  ],
  'a new person is led from Principal to the questionnaire and back: what waits, what arrived before a reload, its state':
    ['/onboarding/4', '/onboarding/5'],
  'another browser’s session is shown and closed here; there the next step leads to the login': [
    '/home/sessions',
  ],
  'talent finds their boletas by month and takes the certificate of a year with them': ['/home/payments'],
  'talent withdraws the consent of their videos: the demos are gone from the search, the files from the store':
    ['/home/consents'],
  'by the keyboard alone a talent filters their experiences, opens one and comes back to it': ['/projects'],
  'opening marks as read: the row and the menu’s dot change, and Back closes the document': ['/documents'],
  'by keyboard alone: found by the beginning of a RUT, chosen, deactivated, Deshacer, role looked at': [
    '/documents-back',
  ],
  'by the keyboard alone ADMIN reads a sheet, asks for the account number, and finds that in the history': [
    '/documents-back/users/:id',
    '/documents-back/readings',
  ],
  'the person is told beforehand what the law keeps; afterwards it is in ADMIN’s archive': [
    '/documents-back/archive',
  ],
  'by keyboard alone: create, edit, next season, delete, Deshacer, and all of it in the history': [
    '/projects-back-office',
  ],
  'the first row begins in the first half of the screen: admin': ['/projects-back-office/chapters'],
  'by keyboard alone: a chapter, its character, who voices it, its loops': [
    '/projects-back-office/chapter-list',
  ],
  'the cast of a project: by keyboard, as CSV, and a character deleted, refused and brought back': [
    '/projects-back-office/chapter',
  ],
  'cast, orders for the cast, issued together; one is voided and replaced': [
    '/projects-back-office/documents',
  ],
};

/** The pages that a journey with motion has to open; undefined for one with reduced motion. */
export const pagesWithMotion = (title: string) =>
  Object.entries(WITH_MOTION).find(([beginning]) => title.startsWith(beginning))?.[1];

/** Collects the paths that the windows of a browser open, until `end`. */
export function followPaths(browser: Browser, page: Page) {
  const paths = new Set<string>();
  const follow = (opened: Page) =>
    opened.on('framenavigated', (frame) => {
      if (frame === opened.mainFrame()) paths.add(new URL(frame.url()).pathname);
    });
  const followAll = (context: BrowserContext) => context.on('page', follow);
  follow(page);
  browser.on('context', followAll);
  return { paths, end: () => browser.off('context', followAll) };
}
