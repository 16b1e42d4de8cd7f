import { type Kysely, sql } from 'kysely';

/**
 * `file_links` says which row of which table uses which stored file. The tables with files maintain it by a trigger,
 * so that it always agrees with them. A file is removed when nothing uses it any more. The former table of this
 * name, the links for downloads, is now `download_links`, and its links may lead to any kind of thing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_links rename to download_links`.execute(db);
  await sql`alter table download_links rename constraint file_links_pkey to download_links_pkey`.execute(db);
  // Both null: everything kept about the person with the session.
  await sql`alter table download_links add column entity text, add column entity_id text`.execute(db);
  await sql`
    update download_links set
      entity = case when document_id is not null then 'document' when paper_id is not null then 'archived-paper' end,
      entity_id = coalesce(document_id, paper_id)::text
  `.execute(db);
  await sql`alter table download_links drop column document_id, drop column paper_id`.execute(db);
  await sql`alter table download_links add constraint download_links_entity check ((entity is null) = (entity_id is null))`.execute(
    db,
  );

  await db.schema
    .createTable('file_links')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('entity', 'text', (column) => column.notNull())
    .addColumn('entity_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_links_pkey', ['key', 'entity', 'entity_id'])
    .execute();
  await db.schema
    .createIndex('file_links_entity')
    .on('file_links')
    .columns(['entity', 'entity_id'])
    .execute();

  await sql`
    create function file_link_id(held jsonb, columns text[]) returns text
    language sql immutable strict parallel safe
    return (
      select string_agg(held ->> name, '/' order by place) from unnest(columns) with ordinality as named(name, place)
    )
  `.execute(db);
  // The trigger's arguments: the kind of thing, then the columns of its id.
  await sql`
    create function keep_file_links() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from file_links
          where key = old.key and entity = tg_argv[0] and entity_id = file_link_id(to_jsonb(old), tg_argv[1:]);
      end if;
      if tg_op <> 'DELETE' then
        insert into file_links (key, entity, entity_id)
          values (new.key, tg_argv[0], file_link_id(to_jsonb(new), tg_argv[1:]));
      end if;
      return null;
    end $$
  `.execute(db);
  for (const { table, entity, id } of HOLDERS) {
    await sql`
      create trigger keep_file_links after insert or delete or update of key, ${sql.join(id.map((name) => sql.ref(name)))}
      on ${sql.table(table)} for each row
      execute function keep_file_links(${sql.join([entity, ...id].map((argument) => sql.lit(argument)))})
    `.execute(db);
    const columns = sql.join(id.map((name) => sql.lit(name)));
    await sql`
      insert into file_links (key, entity, entity_id)
      select key, ${sql.lit(entity)}, file_link_id(to_jsonb(holder), array[${columns}]) from ${sql.table(table)} as holder
    `.execute(db);
  }
}

/** The tables with files in a column `key`, and the columns that identify their rows. */
const HOLDERS = [
  { table: 'documents', entity: 'document', id: ['id'] },
  { table: 'reels', entity: 'reel', id: ['application_id', 'n'] },
  { table: 'reel_pieces', entity: 'reel-piece', id: ['application_id', 'digest', 'start'] },
  { table: 'archived_papers', entity: 'archived-paper', id: ['id'] },
] as const;
