import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { browserslist } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { browserslist: string[] };

/** The oldest browsers that the portal is built for, as Vite names them: 'chrome111'. Said once, in the repository's package.json. */
export const OLDEST: string[] = browserslist.map((line) =>
  line.replace('ios_saf', 'ios').replace(' >= ', ''),
);
