import { type Kysely, sql } from 'kysely';

/** The register of breaches of personal data, and the mails to the people concerned, as they were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table breaches (
      id integer generated always as identity primary key,
      title text not null,
      what text not null,
      since text not null,
      found_on text not null,
      data_kinds text[] not null,
      people_kinds text[] not null,
      has_children boolean not null,
      people_count integer,
      effects text not null,
      measures text not null,
      agency_on text not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`
    create table breach_mails (
      id integer generated always as identity primary key,
      breach_id integer not null references breaches,
      text text not null,
      people integer not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index breach_mails_breach on breach_mails (breach_id)`.execute(db);
  await sql`
    create table breach_mail_people (
      breach_mail_id integer not null references breach_mails,
      user_id uuid not null references users on delete cascade,
      primary key (breach_mail_id, user_id)
    )`.execute(db);
  await sql`create index breach_mail_people_user on breach_mail_people (user_id)`.execute(db);
  await sql`alter table mails add column breach_mail_id integer references breach_mails`.execute(db);
}
