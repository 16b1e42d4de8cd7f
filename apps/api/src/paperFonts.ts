import { existsSync, readFileSync } from 'node:fs';

/** Beside this package, whether this file runs bundled (dist, dist/bench) or as a source (src). */
const FOLDER = ['../assets/fonts/', '../../assets/fonts/']
  .map((path) => new URL(path, import.meta.url))
  .find((folder) => existsSync(folder));

const read = (name: string) => {
  if (!FOLDER) throw new Error('The fonts of papers are missing (assets/fonts)');
  return readFileSync(new URL(`${name}.ttf`, FOLDER));
};

let fonts: ReturnType<typeof readAll> | undefined;

const readAll = () => ({
  regular: [read('archivo-latin-regular'), read('archivo-latin-ext-regular')],
  bold: [read('archivo-latin-bold'), read('archivo-latin-ext-bold')],
});

/** The studio's font as papers are set in it (scripts/paperFonts.ts): of each weight, what is common and what other names of Europe need. */
export const paperFonts = () => {
  fonts ??= readAll();
  return fonts;
};
