import { rutBeginning } from '@doblaje/domain/rut';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column of RUTs, as `users.rut_number` has them, begins with a word of a search, whatever format it was typed in; null
 * for what no RUT begins with.
 * @param least how many digits it takes: where numbers are looked for too, a short one is hardly a RUT @default 1
 */
export function beginsAsRut(column: string, word: string, least = 1): RawBuilder<boolean> | null {
  const beginning = rutBeginning(word);
  if (beginning.length < least) return null;
  return sql<boolean>`${sql.ref(column)} like ${`${beginning}%`}::text`;
}
