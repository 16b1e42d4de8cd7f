import { type Kysely, sql } from 'kysely';

/** Search and sort order of lists: the rules of contract's `searchText` and `naturalOrder`, for the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Immutable, so that an index can contain its result.
  await sql`
    create function search_text(typed text) returns text
    language sql immutable strict parallel safe
    return replace(replace(replace(replace(
      translate(
        lower(
          regexp_replace(
            normalize(typed, NFKD),
            '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]', '', 'g'
          ) collate "und-x-icu"
        ),
        'øłđðħŧıς‘’“”‐–—−', 'olddhtiσ''''""----'
      ),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  `.execute(db);

  await sql`create collation natural_es (provider = icu, locale = 'es@colNumeric=yes')`.execute(db);
  const { rows } = await sql<{ hasSpanish: boolean }>`
    select 'nz' collate natural_es < 'ña' collate natural_es as "hasSpanish"
  `.execute(db);
  if (rows[0]?.hasSpanish) return;
  // The embedded database has ICU without its languages, but it accepts their rules.
  await sql`drop collation natural_es`.execute(db);
  await sql`
    create collation natural_es (provider = icu, locale = 'und', rules = '[numericOrdering on] &N<ñ<<<Ñ')
  `.execute(db);
}
