// Bundled by esbuild: a stylesheet exports nothing.
declare module '*.css';
