import { readFileSync } from 'node:fs';
import { ASSETS } from './assets';

const read = (name: string) => readFileSync(new URL(`fonts/${name}.ttf`, ASSETS));

let fonts: ReturnType<typeof readAll> | undefined;

const readAll = () => ({
  regular: [read('archivo-latin-regular'), read('archivo-latin-ext-regular')],
  bold: [read('archivo-latin-bold'), read('archivo-latin-ext-bold')],
});

/** The studio's font for papers, by weight (scripts/paperFonts.ts): the common Latin letters, and those for other European names. */
export const paperFonts = () => {
  fonts ??= readAll();
  return fonts;
};
