import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * TypeScript 7, the native compiler, which checks types in a quarter of the time. TypeScript 6 stays installed: tsup needs
 * its compiler API to write the declarations.
 */
export const COMPILER = join(
  dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))),
  'bin/tsc',
);
