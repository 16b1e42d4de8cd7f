import { rutBeginning } from '@doblaje/domain/rut';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column of RUTs, in the form of `users.rut_number`, begins with a search
 * word in any written format. null if no RUT can begin with the word.
 * @param least the fewest digits: where people also search for numbers, a short number is hardly a RUT
 * @default 1
 */
export function beginsAsRut(column: string, word: string, least = 1): RawBuilder<boolean> | null {
  const beginning = rutBeginning(word);
  if (beginning.length < least) return null;
  return sql<boolean>`${sql.ref(column)} like ${`${beginning}%`}::text`;
}
