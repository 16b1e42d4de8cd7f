/**
 * Writes the fonts of papers, made from the portal's variable fonts. Run it again when @fontsource-variable/archivo is
 * updated:
 *
 *   npx pnpm@10.34.8 --filter @doblaje/api fonts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FOLDER = new URL('../assets/fonts/', import.meta.url);

const WEIGHTS = { regular: 400, bold: 620 } as const;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Characters of each file of the package; a name that needs both files is set in both. */
const SCRIPTS = {
  latin: `${range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2010, 0x2026)}ŒœıŸ€™−ˆ˜‹›•`,
  'latin-ext': range(0x100, 0x24f) + range(0x1e00, 0x1eff),
} as const;

await mkdir(FOLDER, { recursive: true });
for (const [script, text] of Object.entries(SCRIPTS)) {
  const file = import.meta.resolve(
    `@fontsource-variable/archivo/files/archivo-${script}-standard-normal.woff2`,
  );
  const font = await readFile(fileURLToPath(file));
  for (const [name, wght] of Object.entries(WEIGHTS)) {
    const subset = await subsetFont(font, text, {
      targetFormat: 'truetype',
      variationAxes: { wght, wdth: 100 },
    });
    await writeFile(new URL(`archivo-${script}-${name}.ttf`, FOLDER), subset);
    console.log(script, name, subset.length);
  }
}
