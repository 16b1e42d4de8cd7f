import { searchWords } from '@doblaje/contract';
import { type RawBuilder, sql } from 'kysely';

/** The pattern of what holds a word. What has a meaning in a pattern is taken literally; only now, for '﹪' has become '%'. */
export const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether texts hold all words of what was typed, in any order (contract's `searchWords`).
 * @param texts as the database's `search_text` makes them: of many rows, columns that the database generates by it and
 * serves by an index of trigrams. What stands in another table is another text: a word may be in any of them.
 * @param also where else a word may be found
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
