import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** The integration of React, with a renderer that sends the rules of an island with it (README of @doblaje/ui). */
function styledReact() {
  const { name, hooks } = react();
  const setup = (options) =>
    hooks['astro:config:setup']({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({
          ...renderer,
          serverEntrypoint: new URL('./src/styledRenderer.js', import.meta.url),
        }),
    });
  return { name, hooks: { ...hooks, 'astro:config:setup': setup } };
}

export default defineConfig({ integrations: [styledReact()], devToolbar: { enabled: false } });
