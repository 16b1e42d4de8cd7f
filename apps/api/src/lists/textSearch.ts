import { type RawBuilder, sql } from 'kysely';

/** A text or column without case and without the accents of Spanish: 'Millaquén' → 'millaquen'. */
export function plain(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;
}

/** Whether a text contains what was typed, each in {@link plain}; what has a meaning in a pattern is taken literally. */
export function contains(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${plain(text)} like ${plain(sql`${pattern}::text`)}`;
}
