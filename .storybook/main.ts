import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig, type Plugin } from 'vite';

/** The worker script is served from the msw package itself: a copy would fall behind its version. */
const WORKER = join(
  dirname(fileURLToPath(import.meta.resolve('msw/package.json'))),
  'lib/mockServiceWorker.js',
);

const UI = join(import.meta.dirname, '../packages/ui');

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

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/{domain,ui}/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.{mdx,stories.tsx}',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [{ from: WORKER, to: '/mockServiceWorker.js' }],
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
      plugins: [serveWorkerScript()],
      // React for production leaves <Profiler> out, which stories count renders with; this build of it does not.
      resolve: { alias: configType === 'PRODUCTION' ? { 'react-dom/client': 'react-dom/profiling' } : {} },
    }),
});
