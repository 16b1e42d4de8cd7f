import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { OLDEST } from './build/browsers.ts';
import { AT_START, codeSplitting } from './build/codeSplitting.ts';
import { pdfFiles } from './build/pdfFiles.ts';
import { preloadTextFont } from './build/preloadTextFont.ts';

/** Names of the chunks: short ones, since the entry names all others. */
function chunkFileNames({ name }: { name: string }): string {
  return AT_START.includes(name) ? `assets/${name}-[hash].js` : 'assets/[hash:7].js';
}

/** Whether a file that a lazily loaded chunk needs is not there from the start: script or stylesheet of the entry. */
function comesLater(file: string): boolean {
  return !AT_START.some((name) => file.includes(`/${name}-`));
}

export default defineConfig(({ command, isSsrBuild = false }) => {
  const isBuild = command === 'build';
  return {
    plugins: [
      react(),
      // React Aria carries its few own texts in 30 languages; the portal speaks one.
      { ...optimizeLocales.vite({ locales: ['es-ES', 'en-US'] }), enforce: 'pre' },
      preloadTextFont(),
      pdfFiles(),
    ],
    resolve: {
      alias: [
        // pdf.js's usual build is for the newest browsers only; this one brings what the others of docs/browsers.md lack.
        { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
        { find: /^pdfjs-dist\/build\/(pdf\.worker\.mjs)$/, replacement: 'pdfjs-dist/legacy/build/$1' },
      ],
    },
    oxc: {
      plugins: {
        // Names of components that are the same in the browser and where the first pages are made.
        styledComponents: { ssr: true, displayName: !isBuild, fileName: false, minify: true, pure: true },
      },
    },
    build: {
      target: OLDEST,
      // Fonts stay files: a data: address would neither be cached nor allowed by the page's policy.
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter(comesLater) },
      manifest: !isSsrBuild,
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting, chunkFileNames } },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: 'assets/pdf.worker.min-[hash].mjs' } },
    },
    // The program that makes the first pages runs where nothing is installed.
    ssr: { noExternal: true },
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    server: {
      port: 5173,
      proxy: { '/api': 'http://127.0.0.1:3000', '/_correo': 'http://127.0.0.1:3000' },
    },
  };
});
