import { readFileSync } from 'node:fs';
import { ASSETS } from './assets';

const read = (name: string) => readFileSync(new URL(`fonts/${name}.ttf`, ASSETS));

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
