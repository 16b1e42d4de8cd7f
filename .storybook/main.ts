import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type Plugin } from 'vite';
import { componentFacts } from './book/componentFacts.ts';
import { pageFacts } from './book/pageFacts.ts';

/** Path of the worker script inside the msw package: a copy in this repository could differ from the package's version. */
const WORKER = join(
  dirname(fileURLToPath(import.meta.resolve('msw/package.json'))),
  'lib/mockServiceWorker.js',
);

const UI = join(import.meta.dirname, '../packages/ui');

/** Font of Storybook's own frame (manager-head.html). */
const FONT = 'archivo-latin-wdth-normal.woff2';

/** A package of this name, wherever pnpm keeps it. */
const packages = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})(?!.*node_modules/)`);

/** All of packages/ui except its stories and what documents it. */
const UI_CODE = /packages\/ui\/src\/(?!docs\/).*(?<!\.stories\.tsx)$/;

/**
 * Files of the built Storybook that most stories of the portal, or of the components, load anyway. Left to itself the build cuts them into
 * hundreds of small ones, and each request of a story goes through the mock API's service worker: a screen took twice as long to open.
 * What everything needs has files of its own, because a group takes along what its modules import: a button would load the portal.
 */
const FILES = {
  groups: [
    {
      name: 'react',
      test: packages(
        'react/',
        'react-dom/',
        'scheduler/',
        'styled-components/',
        'stylis/',
        '@emotion/',
        '@storybook/react-dom-shim/',
      ),
      priority: 4,
    },
    { name: 'msw', test: packages('msw/', '@mswjs/', '@open-draft/', 'rettime/'), priority: 4 },
    { name: 'preview', test: /\.storybook\/[^/]+\.tsx?$|preload-helper/, priority: 3 },
    // Most of the packages' stories load the first; those of forms and tables the second too.
    { name: 'base', test: UI_CODE, minShareCount: 90, priority: 2 },
    { name: 'ui', test: UI_CODE, minShareCount: 20, priority: 1 },
    // Only what is Storybook's own: a story would load this for a piece that a page shares with it.
    {
      name: 'docs',
      test: packages('@storybook/addon-docs/', '@storybook/icons/', 'storybook/dist/components/'),
      priority: 0,
    },
    {
      name: 'portal',
      test: /(packages\/(contract|domain)|apps\/portal)\/.*(?<!\.stories\.tsx)$/,
      minShareCount: 20,
      priority: 1,
    },
  ],
};

/** What the built Storybook has in place of other modules. */
const BUILT_WITH = [
  // Stories count renders with <Profiler>, which only this production build of React includes.
  { find: /^react-dom\/client$/, replacement: 'react-dom/profiling' },
  // zod's messages in fifty languages, which come along because the contract hands on zod as a whole.
  { find: /^\.\.\/locales\/index\.js$/, replacement: '../locales/en.js' },
  { find: /^tldts$/, replacement: join(import.meta.dirname, 'tldts.ts') },
];

/** `staticDirs` serves a single file in Storybook, but not in the tests of stories. */
function serveWorkerScript(): Plugin {
  return {
    name: 'serve-msw-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', async (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(await readFile(WORKER));
      });
    },
  };
}

/** What the book's pages tell of the components, by the modules' names. It is read from the code when Storybook starts. */
const FACTS: Readonly<Record<string, () => unknown>> = {
  'virtual:component-facts': componentFacts,
  'virtual:page-facts': pageFacts,
};

function serveFacts(): Plugin {
  return {
    name: 'serve-facts',
    resolveId: (id) => (id in FACTS ? `\0${id}` : undefined),
    load: async (id) => {
      const facts = FACTS[id.slice(1)];
      return id.startsWith('\0') && facts ? `export default ${JSON.stringify(await facts())}` : undefined;
    },
  };
}

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './book/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/{domain,ui}/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: './book/thumbnails.json', to: '/thumbnails/thumbnails.json' },
    { from: './book/mockups', to: '/mockups' },
    { from: WORKER, to: '/mockServiceWorker.js' },
    { from: join(UI, 'node_modules/@fontsource-variable/archivo/files', FONT), to: `/fonts/${FONT}` },
  ],
  docs: { defaultName: 'Uso' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // For the tables of props. Tests show none, so they need not wait for the compiler.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Files outside of this project get no table: the root's tsconfig includes only scripts.
      tsconfigPath: join(UI, 'tsconfig.json'),
      include: [join(UI, 'src/**/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [serveWorkerScript(), serveFacts()],
      build: { rolldownOptions: { output: { codeSplitting: FILES } } },
      resolve: { alias: configType === 'PRODUCTION' ? BUILT_WITH : [] },
    }),
});
