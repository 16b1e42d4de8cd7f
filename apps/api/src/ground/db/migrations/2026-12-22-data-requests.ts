import { type Kysely, sql } from 'kysely';

/**
 * What people ask about their personal data. Without a session it is a draft until the link in the mail to the address is followed. A
 * mail about a request stays as it was written: a trigger refuses every change but its delivery and the end of its author's account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table data_requests (
      id integer generated always as identity primary key,
      kind text not null,
      name text not null,
      email text not null,
      detail text not null,
      user_id uuid references users on delete set null,
      proved_by text not null check (proved_by in ('mail', 'login')),
      state text not null default 'open',
      received_at timestamptz not null,
      due_on text not null,
      is_extended boolean not null default false,
      reason text not null default '',
      answer text not null default '',
      answered_at timestamptz,
      updated_at timestamptz not null,
      searched text not null generated always as (search_text(name || ' ' || email)) stored
    )`);
  for (const [name, columns] of Object.entries({
    received: 'received_at, id',
    due: 'due_on, id',
    of_state: 'state, received_at, id',
    of_kind: 'kind, received_at, id',
    of_user: 'user_id',
    of_email: 'email',
  }))
    await run(`create index data_requests_${name} on data_requests (${columns})`);
  await run('create index data_requests_searched on data_requests using gin (searched gin_trgm_ops)');
  await run(`
    create table data_request_letters (
      id integer generated always as identity primary key,
      request_id integer not null references data_requests on delete cascade,
      subject text not null,
      text text not null,
      digest text not null,
      written_at timestamptz not null,
      written_by uuid references users on delete set null,
      delivered_at timestamptz
    )`);
  await run('create index data_request_letters_request on data_request_letters (request_id)');
  await run('create index data_request_letters_author on data_request_letters (written_by)');
  await run(`
    create function keep_request_letter() returns trigger language plpgsql as $$
    begin
      if (new.id, new.request_id, new.subject, new.text, new.digest, new.written_at)
          is distinct from (old.id, old.request_id, old.subject, old.text, old.digest, old.written_at)
        or new.written_by is not null and new.written_by is distinct from old.written_by
        or old.delivered_at is not null and new.delivered_at is distinct from old.delivered_at
      then raise exception 'a letter stays as it was written';
      end if;
      return new;
    end $$`);
  await run(`create trigger keep_request_letter before update on data_request_letters
    for each row execute function keep_request_letter()`);
  await run(`
    create table data_request_drafts (
      id integer generated always as identity primary key,
      kind text not null,
      name text not null,
      email text not null,
      detail text not null,
      -- One for each mail: a mail server may deliver an earlier attempt.
      token_hashes text[] not null default '{}',
      request_id integer references data_requests on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`);
  await run('create index data_request_drafts_email on data_request_drafts (email)');
  await run('create index data_request_drafts_tokens on data_request_drafts using gin (token_hashes)');
  await run('create index data_request_drafts_request on data_request_drafts (request_id)');
  await run(`alter table mails
    add column data_request_draft_id integer references data_request_drafts on delete set null,
    add column data_request_letter_id integer references data_request_letters on delete set null`);
  await run(`create index mails_data_request_draft on mails (data_request_draft_id)
    where data_request_draft_id is not null`);
  await run(`create index mails_data_request_letter on mails (data_request_letter_id)
    where data_request_letter_id is not null`);
  await sql`
    insert into treatments
      (key, name, purpose, data_kinds, people_kinds, basis, basis_detail, recipients, kept_months, kept_from, source)
    select 'requests', 'Solicitudes sobre datos personales',
      'Responder a tiempo lo que cada persona pide sobre sus datos, y poder probar qué se respondió y cuándo.',
      array['identity', 'contact'], array['applicants', 'talent', 'office', 'holders'], 'legal',
      'Ley 19.628, modificada por la Ley 21.719, arts. 4 a 11', 'La Agencia de Protección de Datos Personales, si lo pide',
      48, 'desde la respuesta', 'La propia persona'
    where not exists (select from treatments where name = 'Solicitudes sobre datos personales')`.execute(db);
}
