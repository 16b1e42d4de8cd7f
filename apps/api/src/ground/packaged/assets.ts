import { existsSync } from 'node:fs';

const PLACES = ['../assets/', '../../assets/', '../../../assets/'].map(
  (path) => new URL(path, import.meta.url),
);

/** The folder of this package's fonts and pictures, whether this file runs bundled (dist, dist/bench) or as a source (src). */
export const ASSETS: URL =
  PLACES.find((folder) => existsSync(folder)) ?? new URL('../assets/', import.meta.url);
