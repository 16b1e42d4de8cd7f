import type { KnipConfig } from 'knip';

/** What `lint` holds against unused files, exports and dependencies. Whatever is left out of it says why. */
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'scripts/storybook/{pages,plays,thumbnails,weigh}.ts',
        'bench/portal/{run,lighthouse}.ts',
        // What .storybook/main.ts has in place of a package, by its path.
        '.storybook/tldts.ts',
      ],
      // Projects outside of the workspace, which scripts/installed.ts installs elsewhere.
      ignore: ['scripts/installed/projects/**'],
    },
    'apps/api': {
      // Read by name from the folder's index: kysely calls what they export.
      // The last ones are loaded before a server of a test.
      entry: [
        'src/ground/db/migrations/2*.ts',
        'scripts/*.ts',
        'test/{fullDisk,shiftedClock}.mjs',
        'faults/*.faults.ts',
        'production/*.production.ts',
      ],
      // packages/contract imports it; the API's bundle leaves it outside, so it has to be installed with the API. The fonts
      // of papers are resolved by a script, file by file.
      ignoreDependencies: ['@hono/zod-openapi', '@fontsource-variable/archivo'],
      // The system's.
      ignoreBinaries: ['mount', 'openssl', 'umount', 'unshare'],
    },
    'apps/portal': {
      // `vite build --ssr` makes a program of the first, which build/prerender.ts then loads. The second is loaded before a
      // journey's server.
      entry: ['src/firstPaint/server.ts', 'e2e/laterClock.mjs'],
    },
    'bench/ui': {
      // Bundled one by one by run.ts, which knows them by name.
      entry: ['pages/*-*.tsx'],
    },
    'packages/domain': {
      entry: ['scripts/*.ts'],
      // Run as a program by the test of the package, and bundled from a text by the comparison of sizes.
      ignoreDependencies: ['@arethetypeswrong/cli', 'i18n-iso-countries'],
    },
    'packages/ui': {
      // Programs of the build and of a test, which bundles its page.
      entry: ['scripts/{declarations,fonts}.ts', 'test/{labels,nonce,policy,stops,testing}/page.tsx'],
      // Run as a program by the test of the package.
      ignoreDependencies: ['@arethetypeswrong/cli'],
    },
  },
  compilers: {
    // The font files that a stylesheet names come from packages.
    css: (text: string) =>
      [...text.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
};

export default config;
