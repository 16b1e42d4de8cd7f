import { type Kysely, sql } from 'kysely';

const OLD_VOICE = 'Mientras la cuenta exista: la persona puede borrarla cuando quiera';
const VOICE = 'Mientras la cuenta exista; las muestras, hasta que la persona retire su consentimiento';

/**
 * The consents become a ledger: which version of a text a person agreed to, and from where. A row stays as it was written, but for the
 * day it ends. Who had sent reels had agreed to that with the words of the application: these words stand in the ledger.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table consents
    add column version integer not null default 1,
    add column given_from text not null default '',
    add column is_replaced boolean not null default false`);
  await run(`
    insert into consents (user_id, purpose, statement, given_at)
    select user_id, 'reels', statement, given_at from consents
    where purpose = 'application' and withdrawn_at is null and exists (
      select from applications where applications.user_id = consents.user_id
        and (exists (select from reels where application_id = applications.id)
          or exists (select from reel_pieces where application_id = applications.id)))`);
  await run(`
    create function keep_consent() returns trigger language plpgsql as $$
    begin
      if old.withdrawn_at is not null
        or (new.id, new.user_id, new.purpose, new.statement, new.version, new.given_at, new.given_from)
          is distinct from (old.id, old.user_id, old.purpose, old.statement, old.version, old.given_at, old.given_from)
      then raise exception 'a consent stays as it was given';
      end if;
      return new;
    end $$`);
  await run(
    `create trigger keep_consent before update on consents for each row execute function keep_consent()`,
  );
  await sql`
    insert into treatments
      (key, name, purpose, data_kinds, people_kinds, basis, basis_detail, recipients, kept_from, source)
    select 'consents', 'Registro de autorizaciones',
      'Poder probar qué autorizó cada persona, cuándo y con qué texto, y cuándo lo retiró.',
      array['identity', 'access'], array['applicants', 'talent', 'office'], 'legal',
      'Ley 19.628, modificada por la Ley 21.719, art. 12', 'Nadie',
      'Mientras la cuenta exista, también después de retiradas', 'La propia persona'
    where not exists (select from treatments where name = 'Registro de autorizaciones')`.execute(db);
  await sql`update treatments set kept_from = ${VOICE} where key = 'voice' and kept_from = ${OLD_VOICE}`.execute(
    db,
  );
}
