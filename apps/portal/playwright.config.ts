import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.ts';
import { findFirefox } from '../../scripts/firefox.ts';

/** Journeys of the main tasks, which run in every engine (docs/browsers.md). */
const EVERY_ENGINE = /@engines/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/firstStart.ts',
  outputDir: join(import.meta.dirname, '../../test-results/journeys'),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than this machine's cores: a journey waits for its server and its browser in turn.
  workers: 3,
  // A busy machine with two cores is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEYS_REPORT ?? 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // That of an installation on this machine (`pnpm test:production`) nobody signed.
    ignoreHTTPSErrors: process.env.JOURNEYS_URL !== undefined,
    // Recording costs a fifth of the time, and a failure happens again: `pnpm journeys session --trace on`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: findChromium(),
          args: CHROMIUM_ARGS,
          // Where a machine names no locale, Chromium cannot write a file name with an accent and saves 'download' instead.
          env: { ...process.env, LC_ALL: 'C.UTF-8' },
        },
      },
    },
    {
      name: 'firefox',
      grep: EVERY_ENGINE,
      use: {
        browserName: 'firefox',
        // The Firefox that people have, by WebDriver BiDi. Playwright's own is a patched one.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: findFirefox(),
          // The list of downloads opens over the page and takes the focus.
          firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
        },
      },
    },
    {
      // No browser of Playwright's: see e2e/webkit/browser.ts.
      name: 'webkit',
      testMatch: '**/*.webkit.ts',
    },
  ],
});
