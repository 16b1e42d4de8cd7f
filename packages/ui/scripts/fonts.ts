/**
 * Writes the two generated font files of src/ground/tokens. Run it again when a @fontsource-variable package is updated:
 *
 *   npx pnpm@10.34.8 --filter @doblaje/ui fonts
 *
 * 1. fonts/spline-sans-mono-ruler.woff2: only the characters of rulers and RUTs, so that a public page loads some kilobytes of
 *    the mono font instead of all of it. fonts.css limits it to these characters by unicode-range.
 * 2. fallback.css: 'Archivo Fallback', the system's Arial (or a font of the same widths) adjusted to Archivo's measures, so that
 *    nothing moves when Archivo arrives. For each weight and width, size-adjust = width of a Spanish text in Archivo / its width
 *    in Arial. ascent-, descent- and line-gap-override = Archivo's own values divided by size-adjust, because size-adjust scales
 *    them too.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const RULER = ' -.:0123456789Kk';
const SAMPLE =
  'ingresa tu correo para recuperar la cuenta, revisa los datos personales y sube el documento que falta. ' +
  'la voz entra cuando la palabra cruza la barra, y quien dirige decide si hace falta otra toma del personaje.';

/** Advance widths of Arial and of fonts with the same widths (Helvetica, Liberation Sans), in 1/1000 em. */
const ARIAL: Record<'regular' | 'bold', Record<string, number>> = {
  regular: widths({
    222: 'ijl',
    278: 'ft ,.',
    333: 'r',
    500: 'ckszxyv',
    556: 'abdeghnopqu',
    722: 'w',
    833: 'm',
  }),
  bold: widths({
    278: 'ijl ,.',
    333: 'ft',
    389: 'r',
    500: 'z',
    556: 'aceksvxy',
    611: 'bdghnopqu',
    778: 'w',
    889: 'm',
  }),
};

const FACES = [
  { of: 'text', arial: 'regular', weight: '100 599', stretch: '94% 106%', axes: { wght: 400, wdth: 100 } },
  {
    of: 'labels, buttons',
    arial: 'bold',
    weight: '600 900',
    stretch: '94% 106%',
    axes: { wght: 620, wdth: 100 },
  },
  { of: 'headings', arial: 'bold', weight: '600 900', stretch: '107% 125%', axes: { wght: 620, wdth: 114 } },
  { of: 'table heads', arial: 'bold', weight: '600 900', stretch: '62% 93%', axes: { wght: 620, wdth: 88 } },
  { of: 'badges', arial: 'regular', weight: '100 599', stretch: '62% 93%', axes: { wght: 520, wdth: 88 } },
] as const;

const SYSTEM = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica-Bold'],
};

function widths(byWidth: Record<number, string>): Record<string, number> {
  const pairs = Object.entries(byWidth).flatMap(([width, letters]) =>
    Array.from(letters, (letter): [string, number] => [letter, Number(width)]),
  );
  return Object.fromEntries(pairs);
}

function packageFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}`));
}

function target(name: string): string {
  return fileURLToPath(new URL(`../src/ground/tokens/${name}`, import.meta.url));
}

function arialAdvance(weight: 'regular' | 'bold'): number {
  return Array.from(SAMPLE).reduce((sum, letter) => {
    const width = ARIAL[weight][letter];
    if (width === undefined) throw new Error(`No Arial width for '${letter}'`);
    return sum + width / 1000;
  }, 0);
}

/** Advance width of the sample text and the line measures of one instance of a variable font, in em. */
function measure(sfnt: Uint8Array<ArrayBuffer>, axes: Record<string, number>) {
  const face = new hb.Face(new hb.Blob(sfnt.slice().buffer));
  const font = new hb.Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new hb.Variation(tag, value)));
  const buffer = new hb.Buffer();
  buffer.addText(SAMPLE);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const advance = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0);
  const { ascender, descender, lineGap } = font.hExtents();
  const em = face.upem;
  return { advance: advance / em, ascent: ascender / em, descent: -descender / em, lineGap: lineGap / em };
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

async function writeRuler() {
  const mono = await readFile(packageFile('spline-sans-mono/files/spline-sans-mono-latin-wght-normal.woff2'));
  await mkdir(target('fonts'), { recursive: true });
  const ruler = await subsetFont(mono, RULER, { targetFormat: 'woff2' });
  await writeFile(target('fonts/spline-sans-mono-ruler.woff2'), ruler);
  await copyFile(packageFile('spline-sans-mono/LICENSE'), target('fonts/LICENSE-spline-sans-mono'));
  console.log(`ruler: ${ruler.length} bytes`);
}

async function writeFallback() {
  const archivo = await readFile(packageFile('archivo/files/archivo-latin-wdth-normal.woff2'));
  const sfnt = Uint8Array.from(
    await subsetFont(archivo, SAMPLE, { targetFormat: 'sfnt', noLayoutClosure: true }),
  );
  const rules = FACES.map(({ of, arial, weight, stretch, axes }) => {
    const { advance, ascent, descent, lineGap } = measure(sfnt, axes);
    const size = advance / arialAdvance(arial);
    return `/* ${of}: weight ${axes.wght}, width ${axes.wdth} */
@font-face {
  font-family: 'Archivo Fallback';
  font-weight: ${weight};
  font-stretch: ${stretch};
  src: ${SYSTEM[arial].map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}`;
  });
  const head = '/* Generated by scripts/fonts.ts, which says how. Do not edit. */';
  await writeFile(target('fallback.css'), `${head}\n@layer dui.fonts {\n${rules.join('\n')}\n}\n`);
  console.log(rules.join('\n'));
}

await writeRuler();
await writeFallback();
