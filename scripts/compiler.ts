import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * TypeScript 7, which is native and judges types in a quarter of the time. TypeScript 6 stays beside it: it has the
 * compiler API by which tsup writes the declarations.
 */
export const COMPILER = join(
  dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin/tsc',
);
