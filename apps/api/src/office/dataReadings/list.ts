import { type DataReading, dataReadingsList, KIND_OF_READING, type ReadingKind } from '@doblaje/contract';
import { labelOfReadThing, type ReadThing } from '@doblaje/domain/options/readThings';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { CsvColumn } from '../../ground/lists/csv';
import { definePlan } from '../../ground/lists/definePlan';
import { holdsWords } from '../../ground/lists/textSearch';

/** The readings of people's data and of lists: what else was read then has lines of its own in the histories of things. */
const readings = (db: Database) =>
  db.selectFrom('audit').where('action', '=', 'read').where('entity', 'in', ['person', 'accounts']);

const WHAT = sql<ReadThing>`audit.changes -> 0 ->> 'field'`;

const nameOf = (table: string) =>
  sql<string | null>`${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}`;

const rowsOf = (db: Database) =>
  readings(db)
    .leftJoin('users as actor', 'actor.id', 'audit.actor_id')
    .leftJoin('users as person', (join) =>
      // The id is cast and not the column, which has the index. Other things have ids that are none of a person.
      join.on(sql<boolean>`person.id = case when audit.entity = 'person' then audit.entity_id::uuid end`),
    )
    .select(['audit.id', 'audit.at', 'actor.id as actor_id', 'person.id as person_id', 'audit.changes'])
    .select([nameOf('actor').as('actor_name'), nameOf('person').as('person_name'), WHAT.as('what')]);

const OTHERS: Readonly<Record<string, string>> = { csv: 'list' };

/** The name of what was read: of a list, else of a document or paper. */
function titleOf(what: ReadThing, changes: readonly { field: string; to?: unknown }[]): string {
  const named = changes.find(({ field }) => field === (OTHERS[what] ?? 'title'));
  return typeof named?.to === 'string' ? named.to : '';
}

const someone = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What was read, in words. */
const whatText = ({ what, title }: DataReading) =>
  title === '' ? labelOfReadThing(what) : `${labelOfReadThing(what)}: ${title}`;

/** The readings as a CSV. */
export const DATA_READINGS_CSV: readonly CsvColumn<DataReading>[] = [
  { header: 'Cuándo', value: ({ at }) => new Date(at) },
  { header: 'Quién leyó', value: ({ actor }) => actor?.name ?? 'Cuenta borrada' },
  { header: 'Qué', value: whatText },
  { header: 'De quién', value: ({ person }) => person?.name ?? '' },
];

const thingsOf = (kind: ReadingKind) =>
  Object.entries(KIND_OF_READING).flatMap(([thing, of]) => (of === kind ? [thing] : []));

/** How the list is read. */
export const dataReadingsPlan = definePlan({
  list: dataReadingsList,
  base: rowsOf,
  counted: readings,
  searched: [],
  // Arrays, because the conditions then use their indexes.
  alsoSearched: (word) => {
    const found = holdsWords([sql`users.searched`], word);
    return sql<boolean>`(audit.actor_id = any(array(select users.id from users where ${found}))
      or audit.entity = 'person' and audit.entity_id = any(array(select users.id::text from users where ${found})))`;
  },
  sorts: { at: 'audit.at' },
  filters: {
    kind: { holds: (value) => sql<boolean>`${WHAT} = any(${thingsOf(value as ReadingKind)}::text[])` },
  },
  tieBreaker: 'audit.id',
  itemOf: ({ id, at, actor_id, actor_name, person_id, person_name, what, changes }): DataReading => ({
    ...{ id, at: at.toISOString(), what, title: titleOf(what, changes) },
    ...{ actor: someone(actor_id, actor_name), person: someone(person_id, person_name) },
  }),
});
