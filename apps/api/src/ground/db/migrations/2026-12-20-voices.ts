import { type Kysely, sql } from 'kysely';

const OLD_SOURCE = 'La propia persona';
const SOURCE = 'La propia persona, o el contrato que firmó';

/**
 * Voice consents stand in the ledger beside the others: their purpose names use and project ('voice clone 12', 0 for all), so that one
 * of each is in force, as of any consent. A project has no reference: a consent for one that is gone is not one for all. The paper that
 * proves it may go, nothing else of a row changes but its end. Orders keep what their paper says, contracts have an end, and a mail about a
 * consent names it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table consents
    add column voice_scope text,
    add column voice_project integer not null default 0,
    add column voice_project_title text not null default '',
    add column voice_territory text not null default '',
    add column voice_from text not null default '',
    add column voice_until text not null default '',
    add column voice_document integer references shared_documents on delete set null`);
  await run(
    'create index consents_voice_document on consents (voice_document) where voice_document is not null',
  );
  await run(
    'create index consents_voice_ending on consents (voice_until) where withdrawn_at is null and voice_scope is not null',
  );
  const kept = [
    ...['id', 'user_id', 'purpose', 'statement', 'version', 'given_at', 'given_from', 'voice_scope'],
    ...['voice_project', 'voice_project_title', 'voice_territory', 'voice_from', 'voice_until'],
  ];
  const columns = (row: string) => kept.map((column) => `${row}.${column}`).join(', ');
  await run(`
    create or replace function keep_consent() returns trigger language plpgsql as $$
    begin
      if (${columns('new')}) is distinct from (${columns('old')})
        or (new.voice_document is distinct from old.voice_document and new.voice_document is not null)
        or (old.withdrawn_at is not null and new.voice_document is not distinct from old.voice_document)
        or (old.withdrawn_at is not null
          and (new.withdrawn_at, new.is_replaced) is distinct from (old.withdrawn_at, old.is_replaced))
      then raise exception 'a consent stays as it was given';
      end if;
      return new;
    end $$`);
  await run('alter table work_orders add column voices jsonb');
  await run("alter table shared_documents add column ends_on text not null default ''");
  await run(
    "create index shared_documents_ending on shared_documents (ends_on) where deleted_at is null and ends_on <> ''",
  );
  await run('alter table mails add column consent_id uuid references consents on delete set null');
  await run('create index mails_consent on mails (consent_id) where consent_id is not null');
  await sql`update treatments set source = ${SOURCE} where key = 'consents' and source = ${OLD_SOURCE}`.execute(
    db,
  );
}
