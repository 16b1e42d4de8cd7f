/**
 * The floors of every workspace, from the ground to the roof: a room imports from itself and from the rooms before it.
 * Each name is a first-level folder of `src`; `*` means all folders that are not named, `.` the files of `src` itself.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': ['ground', 'people', 'projects', 'office', 'demo', 'server', 'cli', '.'],
  'apps/portal/src': [
    ...[
      'session',
      'portal',
      'requests',
      'formats',
      'media',
      'edits',
      'lists',
      'history',
      'emails',
      'catalogues',
    ],
    ...['shell', 'screens', 'routes', 'firstPaint', '.', 'stories'],
  ],
  'packages/contract/src': ['http', '*', '.', 'fixtures'],
  'packages/domain/src': [
    ...[
      'fields',
      'days',
      'rut',
      'media',
      'access',
      'session',
      'consents',
      'onboarding',
      'amounts',
      'options',
    ],
    ...[
      'moves',
      'archive',
      'naming',
      'rules',
      'minors',
      'forms',
      'sheets',
      'siiStates',
      'siiSheet',
      'boletaPdf',
    ],
    ...['bankFiles', 'bankAnswers', 'studio', 'voices', 'privacy', 'notices', 'backOffice', '.'],
  ],
  'packages/ui/src': ['ground', '*', '.', 'form', 'docs'],
};
