import { searchWords } from '@doblaje/contract';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a text holds all words of what was typed, in any order (contract's `searchWords`).
 *
 * The text goes through the database's own function, not through a column of normalised text that somebody would have to
 * fill: titles of documents follow their orders, and a project that is renamed renames what is searched. Function and
 * comparison are such that an index serves them: `using gin (search_text(title) gin_trgm_ops)`.
 */
export function matches(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const words = searchWords(typed).map((word) => {
    // What has a meaning in a pattern is taken literally; only now, for '﹪' has become '%'.
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`search_text(${text}) like ${pattern}::text`;
  });
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`;
}
