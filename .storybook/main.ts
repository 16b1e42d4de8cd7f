import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';

const mswPackage = dirname(fileURLToPath(import.meta.resolve('msw/package.json')));

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    '../packages/{domain,ui}/src/**/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The worker script is served from the msw package itself: a copy would fall behind its version.
  staticDirs: [{ from: join(mswPackage, 'lib/mockServiceWorker.js'), to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
});
