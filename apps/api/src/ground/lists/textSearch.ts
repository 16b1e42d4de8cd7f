import { searchWords } from '@doblaje/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * A pattern for texts that contain a word. It escapes characters with a meaning in
 * patterns. This must come last, because '﹪' has become '%' before.
 */
export const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether texts contain all words of a search, in any order (contract's `searchWords`).
 * @param texts made by the database's `search_text`. For many rows use generated columns with an index of
 * trigrams. A column of another table is a separate text, and each word may be in any of them.
 * @param also another condition by which a word may match
 */
export function holdsWords(
  texts: readonly RawBuilder<unknown>[],
  typed: string,
  also: (word: string) => RawBuilder<boolean> | null = () => null,
): RawBuilder<boolean> {
  const words = searchWords(typed).map((word) => {
    const pattern = holding(word);
    const places = texts.map((text) => sql`${text} like ${pattern}::text`);
    const elsewhere = also(word);
    return sql`(${sql.join(elsewhere ? [...places, elsewhere] : places, sql` or `)})`;
  });
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
