import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

const BLOCKED = '(select data_blocks.user_id from data_blocks where data_blocks.ended_at is null)';

/** Rows that a column leads to a person; without one they are nobody's. */
const of = (column: string) => `(${column} is null or ${column} not in ${BLOCKED})`;

/** Rows of a table that has people, as texts. */
const idsOf = (table: string, person: string) =>
  `(select ${table}.id::text from ${table} where ${table}.${person} in ${BLOCKED})`;

/** Kinds of mail that go to a person although their data are blocked: the desk's, and those that let them into their account. */
const STILL_SENT = "('data-request-confirm', 'data-request-told', 'reset', 'password-changed')";

const someoneElse = (condition: string) =>
  `exists (select from shared_document_people as held where held.shared_document_id = shared_documents.id
    and held.user_id ${condition} ${BLOCKED})`;

/** Contracts and scripts that somebody else has as well, or nobody. */
const OF_OTHERS = `(not ${someoneElse('in')} or ${someoneElse('not in')})`;

/** Whose history is whose, by kind of record. */
const HISTORIES: Readonly<Record<string, string>> = {
  person: `(select users.id::text from users where users.is_blocked)`,
  application: idsOf('applications', 'user_id'),
  document: idsOf('documents', 'user_id'),
  'work-order': idsOf('work_orders', 'person_id'),
  boleta: idsOf('boletas', 'person_id'),
  'shared-document': `(select shared_documents.id::text from shared_documents where not ${OF_OTHERS})`,
};

/**
 * The tables with people's data, and which of their rows anybody may use: those of people whose data are not blocked. Accounts'
 * sessions, links and counters are in none: they let the person themself in. Nor is the desk, which answers them.
 */
export const VIEWED = {
  users: 'not is_blocked',
  consents: of('user_id'),
  email_changes: of('user_id'),
  applications: of('user_id'),
  reels: `application_id not in (select id from applications where user_id in ${BLOCKED})`,
  reel_pieces: `application_id not in (select id from applications where user_id in ${BLOCKED})`,
  vocal_profiles: of('user_id'),
  participations: of('person_id'),
  work_orders: of('person_id'),
  documents: of('user_id'),
  shared_document_people: of('user_id'),
  // One that was filed for blocked people alone.
  shared_documents: OF_OTHERS,
  boletas: of('person_id'),
  annulled_boletas: of('person_id'),
  boleta_readings: `(boleta_id is null or boleta_id not in (select id from boletas where person_id in ${BLOCKED}))
    and (annulled_id is null or annulled_id not in (select id from annulled_boletas where person_id in ${BLOCKED}))`,
  regularizations: of('person_id'),
  nomina_lines: of('person_id'),
  nomina_transfers: of('person_id'),
  sii_sheet_lines:
    'rut_number not in (select users.rut_number from users where users.is_blocked and users.rut_number is not null)',
  mails: `(kind in ${STILL_SENT} or ${of('user_id')}
    and address not in (select users.email from users where users.is_blocked))`,
  audit: `${of('actor_id')} and not (case entity
    ${Object.entries(HISTORIES)
      .map(([entity, ids]) => `when '${entity}' then entity_id in ${ids}`)
      .join('\n    ')} else false end)`,
} as const satisfies Readonly<Record<string, string>>;

/** Removes the views, before tables change. */
export async function dropUnblockedViews(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.views where table_schema = 'unblocked'`.execute(db);
  const ours = rows.flatMap(({ name }) => (Object.hasOwn(VIEWED, name) ? [`unblocked.${name}`] : []));
  if (ours.length > 0) await sql.raw(`drop view ${ours.join(', ')}`).execute(db);
}

/**
 * Makes the views of the tables as they are now, once blocks are known: {@link dropUnblockedViews} goes before. `migrate` does both
 * around new migrations, so that a change of {@link VIEWED} needs one, even if it does nothing else.
 */
export async function makeUnblockedViews(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    found: boolean;
  }>`select to_regclass('data_blocks') is not null as found`.execute(db);
  if (!rows[0]?.found) return;
  await sql`create schema if not exists unblocked`.execute(db);
  for (const [table, holds] of Object.entries(VIEWED))
    await sql.raw(`create view unblocked.${table} as select * from ${table} where ${holds}`).execute(db);
}
