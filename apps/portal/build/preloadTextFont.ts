import type { Plugin } from 'vite';

/** Preloads the text font, which every page needs at once, under its hashed name. */
export function preloadTextFont(): Plugin {
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
          throw new Error('The text font is not among the built files: preloadTextFont needs its new name.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
