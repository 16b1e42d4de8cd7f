import { bundle, gzipBytes } from './load.ts';

const ENTRIES: readonly (readonly [label: string, source: string])[] = [
  ['isValidRut alone', "export { isValidRut } from '../src/index.ts';"],
  ['formatRut alone', "export { formatRut } from '../src/index.ts';"],
  ['COUNTRIES alone', "export { COUNTRIES } from '../src/index.ts';"],
  ['BANKS alone', "export { BANKS } from '../src/index.ts';"],
  ['validateLogin alone', "export { validateLogin } from '../src/index.ts';"],
  ['everything', "export * from '../src/index.ts';"],
  ['rut.js validate', "export { validate } from 'rut.js';"],
  ['rutjs', "export { default } from 'rutjs';"],
  ['rut-chile', "export { default } from 'rut-chile';"],
  ['@fdograph/rut-utilities', "export { validateRut } from '@fdograph/rut-utilities';"],
  ['rutlib validateRut', "export { validateRut } from 'rutlib';"],
  ['chilean-rut', "export { default } from 'chilean-rut';"],
  [
    'i18n-iso-countries, Spanish',
    "import c from 'i18n-iso-countries'; import es from 'i18n-iso-countries/langs/es.json'; c.registerLocale(es); export default c.getNames('es');",
  ],
];

/** Bundles each entry alone and prints its bytes, minified and minified + gzip. */
export async function sizes(): Promise<Map<string, number>> {
  const result = new Map<string, number>();
  console.log('\nBundle size (esbuild, minified)');
  for (const [label, source] of ENTRIES) {
    const code = await bundle(source);
    const gzip = gzipBytes(code);
    result.set(label, gzip);
    console.log(
      `  ${label.padEnd(30)}${String(code.length).padStart(8)} B${String(gzip).padStart(8)} B gzip`,
    );
  }
  return result;
}
