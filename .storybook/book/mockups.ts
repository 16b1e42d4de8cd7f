/// <reference types="vite/client" />

const files = import.meta.glob<string>('./mockups/*.webp', { eager: true, query: '?url', import: 'default' });

/** Addresses of the mockups' pictures, by file name without extension. */
export const mockups: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/(.*)\.webp$/, '$1'), url]),
);
