// esbuild bundles stylesheets: they export nothing.
declare module '*.css';
