// Writes src/options/countries.ts from data/countries-es-CL.json: `pnpm --filter @doblaje/domain countries`.
import { readFileSync, writeFileSync } from 'node:fs';

const DATA = new URL('../data/countries-es-CL.json', import.meta.url);
const TARGET = new URL('../src/options/countries.ts', import.meta.url);

interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  /** CLDR 48, es-CL */
  name: string;
}

/** The text of src/options/countries.ts, sorted as in Spanish. */
export function countriesModule(): string {
  const { compare } = new Intl.Collator('es');
  const countries = (JSON.parse(readFileSync(DATA, 'utf8')) as Country[]).sort((a, b) =>
    compare(a.name, b.name),
  );
  const rows = countries.map(({ code, name }) => `  { value: '${code}', label: '${name}' },`);
  return `// Written by scripts/countries.ts: edit data/countries-es-CL.json instead.
import { labelIn, type Option } from './option';

/**
 * The ${countries.length} countries and territories of ISO 3166-1, sorted for Spanish; names of CLDR 48 in the Spanish of Chile.
 * A static list on purpose: the names of Intl.DisplayNames differ between browsers.
 */
export const COUNTRIES = [
${rows.join('\n')}
] as const satisfies readonly Option<string>[];

/** ISO 3166-1 alpha-2 code of one of {@link COUNTRIES}, e.g. 'CL'. */
export type CountryCode = (typeof COUNTRIES)[number]['value'];

/** Name of a country: 'CL' → 'Chile'. Anything else gives ''. */
export function labelOfCountry(value: unknown): string {
  return labelIn(COUNTRIES, value);
}
`;
}

if (process.argv[1] !== undefined && import.meta.url.endsWith(process.argv[1].replaceAll('\\', '/'))) {
  writeFileSync(TARGET, countriesModule());
}
