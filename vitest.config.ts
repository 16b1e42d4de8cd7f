import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';

/** Dependencies the stories reach: named, or Vite re-optimises in mid-run and a suite fails with "failed to find the current suite". */
const STORY_DEPENDENCIES = [
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/react-vite',
  'msw',
  'msw/browser',
  'msw-storybook-addon',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'storybook/test',
  '@doblaje/ui > @internationalized/date',
  '@doblaje/ui > final-form',
  '@doblaje/ui > final-form-arrays',
  '@doblaje/ui > lucide-react',
  '@doblaje/ui > react-aria-components',
  '@doblaje/ui > react-aria/FocusScope',
  '@doblaje/ui > react-aria/ListKeyboardDelegate',
  '@doblaje/ui > react-aria/Overlay',
  '@doblaje/ui > react-aria/PortalProvider',
  '@doblaje/ui > react-aria/filterDOMProps',
  '@doblaje/ui > react-aria/useComboBox',
  '@doblaje/ui > react-aria/useInteractOutside',
  '@doblaje/ui > react-aria/useListBox',
  '@doblaje/ui > react-aria/useModalOverlay',
  '@doblaje/ui > react-stately/Item',
  '@doblaje/ui > react-stately/useComboBoxState',
  '@doblaje/ui > react-stately/useOverlayTriggerState',
  '@doblaje/ui > react-dropzone',
  '@doblaje/ui > react-final-form',
  '@doblaje/ui > react-final-form-arrays',
  '@doblaje/ui > react-pdf',
  '@doblaje/ui > react-pdf/dist/pdf.worker.entry.js',
  '@doblaje/ui > styled-components',
  '@doblaje/contract > @hono/zod-openapi',
  '@doblaje/contract > hono/body-limit',
  '@doblaje/contract > hono/client',
  '@doblaje/contract > hono/http-exception',
  '@doblaje/contract > zod',
  '@doblaje/portal > react-router-dom',
];

/** All stories as tests in a real Chromium: each plays once, and axe judges it in both themes (.storybook/judgeOtherTheme.ts). */
const stories = {
  extends: true as const,
  plugins: [
    storybookTest({ configDir: '.storybook' }),
    // Storybook's plugin names a folder for all runs; two at a time in one checkout each need their own: STORIES_CACHE.
    {
      name: 'stories-cache',
      enforce: 'post' as const,
      config: () => ({ cacheDir: join(process.env.STORIES_CACHE ?? 'node_modules/.vite', 'stories') }),
    },
  ],
  // Its icons are single files, of which each story takes a few.
  optimizeDeps: {
    include: STORY_DEPENDENCIES,
    exclude: ['@lucide/icons', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
  },
  // React Aria's virtualizer renders everything under NODE_ENV=test unless told not to: these tests are of the real one.
  define: {
    'process.env.VIRT_ON': '"true"',
    // React's development build notes every render for a profiler, and where every element was made: nobody looks here.
    'console.timeStamp': 'undefined',
    'console.createTask': 'undefined',
  },
  test: {
    name: 'stories',
    // All files of a worker in one page: one for each evaluates the portal, Storybook and axe 167 times, two fifths of
    // the time. Stories of one file always shared theirs: what one leaves behind is cleared by `beforeEach`.
    isolate: false,
    testTimeout: 180_000,
    setupFiles: [join(import.meta.dirname, '.storybook/motionOfTests.ts')],
    // `all` stories with motion; without it those of .storybook/motion.ts.
    env: { STORIES_MOTION: process.env.STORIES_MOTION ?? '' },
    browser: {
      enabled: true,
      headless: true,
      // A fresh checkout prepares its dependencies first, which takes minutes on a busy machine. Vitest waits for one.
      connectTimeout: 300_000,
      screenshotFailures: false,
      // Kept for viewers that nobody opens on this run.
      traceView: false,
      dependencySourcemaps: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
        // What .storybook/motion.ts does not turn on.
        contextOptions: {
          reducedMotion: 'reduce' as const,
          locale: 'es-CL',
          timezoneId: 'America/Santiago',
        },
      }),
      // `--project storybook-light` names them too.
      instances: [{ browser: 'chromium' as const, name: 'storybook-light' }],
    },
  },
};

interface UnitOptions {
  /** @default every test */
  include?: string[];
  exclude?: string[];
  /** Runs before its first test: a file, from here. */
  globalSetup?: string;
  env?: Record<string, string>;
  /** Milliseconds. @default as for all projects */
  testTimeout?: number;
}

/** Unit tests of one workspace, in Node. */
function unit(name: string, root: string, options: UnitOptions = {}) {
  const { include = ['**/*.test.{ts,tsx}'], exclude = [], globalSetup, ...more } = options;
  return {
    extends: true as const,
    root,
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...exclude],
      environment: 'node' as const,
      // A worker evaluates the API and its libraries once, not for each of its files: a quarter of the time.
      isolate: false,
      globalSetup: globalSetup ? [join(import.meta.dirname, globalSetup)] : [],
      ...more,
    },
  };
}

/**
 * The tests of the API, each on both databases but what is about the one or the other (test/testDatabase.ts). The tests beside
 * the sources open none, so they run once.
 */
const api = [
  unit('api', 'apps/api', {
    exclude: ['test/**/*.postgres.test.ts'],
    globalSetup: './apps/api/test/embeddedSetup.ts',
  }),
  unit('api-postgres', 'apps/api', {
    exclude: ['src/**', 'test/**/*.embedded.test.ts'],
    globalSetup: './apps/api/test/postgresSetup.ts',
  }),
];

/** `pnpm test:faults`, which is no part of `test`: what kills the server does so twenty times, and each fault prints a line. */
const faults = [
  unit('faults-embedded', 'apps/api', {
    include: ['test/*Crash{,.embedded}.test.ts', 'faults/*.faults.ts'],
    exclude: ['faults/*.postgres.faults.ts'],
    globalSetup: './apps/api/test/embeddedSetup.ts',
    env: { CRASHES: process.env.CRASHES ?? '20', FAULTS: '1' },
    testTimeout: 3_600_000,
  }),
  unit('faults-postgres', 'apps/api', {
    // Crashes that are tried on the embedded database alone in `test`, because there they are quicker, are tried on both here.
    include: ['test/*Crash{,.embedded}.test.ts', 'faults/*.faults.ts'],
    exclude: ['faults/*.embedded.faults.ts'],
    globalSetup: './apps/api/test/postgresSetup.ts',
    env: { CRASHES: process.env.CRASHES ?? '20', FAULTS: '1' },
    testTimeout: 3_600_000,
  }),
];

/** `pnpm test:production`: what an installation stands on, as it is run, and the journeys through all of it. */
const production = unit('production', 'apps/api', {
  include: ['production/*.production.ts'],
  testTimeout: 3_600_000,
});

export default defineConfig({
  test: {
    // The default leaves a core to others: of two, half.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: these end what hangs, and judge no speed.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      unit('domain', 'packages/domain'),
      unit('contract', 'packages/contract'),
      unit('ui', 'packages/ui'),
      ...api,
      ...faults,
      production,
      unit('portal', 'apps/portal'),
      unit('scripts', 'scripts'),
      stories,
    ],
  },
});
