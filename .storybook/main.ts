import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type Plugin } from 'vite';
import { componentFacts } from './book/componentFacts.ts';

/** The worker script is served from the msw package itself: a copy would fall behind its version. */
const WORKER = join(
  dirname(fileURLToPath(import.meta.resolve('msw/package.json'))),
  'lib/mockServiceWorker.js',
);

const UI = join(import.meta.dirname, '../packages/ui');

/** The letters of Storybook's own frame (manager-head.html). */
const FONT = 'archivo-latin-wdth-normal.woff2';

/** `staticDirs` serves a single file in Storybook, but not where the stories run as tests. */
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

/** What the start page tells of every component, read from the code when Storybook starts. */
function serveComponentFacts(): Plugin {
  const NAME = 'virtual:component-facts';
  return {
    name: 'serve-component-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(componentFacts())}` : undefined),
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
    'msw-storybook-addon',
  ],
  staticDirs: [
    { from: './book/thumbnails.json', to: '/thumbnails/thumbnails.json' },
    { from: WORKER, to: '/mockServiceWorker.js' },
    { from: join(UI, 'node_modules/@fontsource-variable/archivo/files', FONT), to: `/fonts/${FONT}` },
  ],
  docs: { defaultName: 'Uso' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The tables of props; tests show none, and need not wait for a compiler.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Files outside this project are left without: the root's knows scripts only.
      tsconfigPath: join(UI, 'tsconfig.json'),
      include: [join(UI, 'src/*/*.tsx')],
      shouldExtractLiteralValuesFromEnum: true,
    },
  },
  viteFinal: (config, { configType }) =>
    mergeConfig(config, {
      plugins: [serveWorkerScript(), serveComponentFacts()],
      // React for production leaves <Profiler> out, which stories count renders with; this build of it does not.
      resolve: { alias: configType === 'PRODUCTION' ? { 'react-dom/client': 'react-dom/profiling' } : {} },
    }),
});
