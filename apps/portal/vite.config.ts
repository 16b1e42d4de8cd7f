import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Preloads the text font, which every page needs at once, under its hashed name. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) =>
          /archivo-latin-wdth-normal-[^/]*\.woff2$/.test(file),
        );
        if (!font)
          throw new Error(
            'The text font is not among the built files: preload-text-font needs its new name.',
          );
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    // React Aria carries its few own texts in 30 languages; the portal speaks one.
    { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
    preloadTextFont(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Fonts stay files: a data: address would neither be cached nor allowed by the page's policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:3000', '/_correo': 'http://127.0.0.1:3000' },
  },
});
