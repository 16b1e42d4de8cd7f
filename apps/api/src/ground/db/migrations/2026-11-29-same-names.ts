import { type Kysely, sql } from 'kysely';

/**
 * Which names count as equal: domain's `sameText`, for the database. Until now names were compared without accents, as in searches, so
 * 'Papá' and 'Papa' could not both be in a project. Existing rows stay valid, because the new rule treats fewer names as equal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // Immutable, so that an index can contain its result.
  await run(`
    create function same_text(typed text) returns text
    language sql immutable strict parallel safe
    return translate(lower(normalize(typed, NFKC) collate "und-x-icu"), '‘’“”‐–—−ς', '''''""----σ')`);
  const unique = async (name: string, on: string) => {
    await run(`drop index ${name}`);
    await run(`create unique index ${name} on ${on}`);
  };
  await unique('catalogue_entries_one_label', 'catalogue_entries (kind, same_text(label))');
  await unique('projects_one_house_number', 'projects (same_text(house_number)) where deleted_at is null');
  await unique('characters_one_name', 'characters (project_id, same_text(name)) where deleted_at is null');
}
