import { type Kysely, sql } from 'kysely';

/**
 * A nómina keeps the data it was made with. Its lines keep the person of each boleta, and each file for the bank keeps its accounts.
 * Until now both were read from present data; older rows are filled from that, and `kept_at` says since when they are known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    alter table nomina_lines
      add column person_id uuid references users (id) on delete set null,
      add column person_name text not null default '',
      add column person_rut text,
      add column order_number integer,
      add column issued_on text not null default '',
      add column withheld_by text,
      add column season text not null default '',
      add column house_number text not null default ''`);
  await run('create index nomina_lines_person_id on nomina_lines (person_id)');
  await run(`
    create function tell_nomina_line() returns trigger language plpgsql as $$
      begin
        select boletas.person_id, boletas.person_name, users.rut, boletas.order_number, boletas.issued_on,
            boletas.withheld_by, coalesce(projects.season, ''), coalesce(projects.house_number, '')
          into new.person_id, new.person_name, new.person_rut, new.order_number, new.issued_on,
            new.withheld_by, new.season, new.house_number
          from boletas
            join users on users.id = boletas.person_id
            left join projects on projects.id = boletas.project_id
          where boletas.id = new.boleta_id;
        new.person_name := coalesce(new.person_name, '');
        new.issued_on := coalesce(new.issued_on, '');
        new.season := coalesce(new.season, '');
        new.house_number := coalesce(new.house_number, '');
        return new;
      end $$`);
  await run(`create trigger tell_nomina_line before insert or update of boleta_id on nomina_lines for each row
    when (new.boleta_id is not null) execute function tell_nomina_line()`);
  // The trigger fills the new columns.
  await run('update nomina_lines set boleta_id = boleta_id where boleta_id is not null');

  await run(`alter table nominas add column void_reason text not null default ''`);
  await run(`
    create table nomina_files (
      id integer generated always as identity primary key,
      nomina_id integer not null references nominas (id) on delete cascade,
      made_at timestamptz not null,
      kept_at timestamptz not null
    )`);
  await run('create index nomina_files_nomina_id on nomina_files (nomina_id, id)');
  await run(`
    create table nomina_transfers (
      file_id integer not null references nomina_files (id) on delete cascade,
      position integer not null,
      person_id uuid references users (id) on delete set null,
      person_name text not null,
      holder_name text not null,
      holder_rut text,
      bank text,
      account_type text,
      account_number text,
      email text,
      net bigint not null,
      memo text not null,
      primary key (file_id, position)
    )`);
  await run('create index nomina_transfers_person_id on nomina_transfers (person_id)');

  // For paid nóminas, and for those whose file was already downloaded. The history says when.
  await run(`
    insert into nomina_files (nomina_id, made_at, kept_at)
      select nominas.id, coalesce(taken.at, nominas.updated_at), now()
      from nominas left join lateral (
        select max(at) as at from audit
          where entity = 'nomina' and entity_id = nominas.id::text and action = 'read'
      ) as taken on true
      where state = 'paid' or (state = 'prepared' and taken.at is not null)`);
  await run(`
    insert into nomina_transfers (file_id, position, person_id, person_name, holder_name, holder_rut, bank,
        account_type, account_number, email, net, memo)
      select nomina_files.id, row_number() over (partition by nomina_files.id order by users.id), users.id,
        min(boletas.person_name), coalesce(users.account_holder_name, min(boletas.person_name)), users.holder_rut, users.bank, users.account_type,
        users.account_number, users.email, sum(nomina_lines.net)::bigint,
        left('Nómina ' || nomina_files.nomina_id || ', '
          || case when count(*) = 1 then 'boleta ' else 'boletas ' end
          || string_agg(nomina_lines.folio::text, ', ' order by nomina_lines.folio), 40)
      from nomina_files
        join nomina_lines on nomina_lines.nomina_id = nomina_files.nomina_id
        join boletas on boletas.id = nomina_lines.boleta_id
        join users on users.id = boletas.person_id
      group by nomina_files.id, users.id`);
}
