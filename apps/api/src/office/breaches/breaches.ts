import { API_MESSAGES, type Breach, Problem } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { type BreachValues, validateBreach } from '@doblaje/domain/privacy';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { BreachesTable } from '../../ground/db/tables/breaches';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';

type Row = Selectable<BreachesTable>;

const breachOf = (row: Row, mails: Breach['mails']): Breach => ({
  ...{ id: row.id, title: row.title, what: row.what, since: row.since, foundOn: row.found_on, mails },
  ...{ dataKinds: row.data_kinds, peopleKinds: row.people_kinds, hasChildren: row.has_children },
  ...{ peopleCount: row.people_count, effects: row.effects, measures: row.measures },
  ...{ agencyOn: row.agency_on, updatedAt: row.updated_at.toISOString() },
});

const columnsOf = ({ foundOn, dataKinds, peopleKinds, ...values }: BreachValues) => ({
  ...{ title: values.title, what: values.what, since: values.since, found_on: foundOn },
  ...{ data_kinds: [...dataKinds], people_kinds: [...peopleKinds], has_children: values.hasChildren },
  ...{ people_count: values.peopleCount ?? null, effects: values.effects, measures: values.measures },
  agency_on: values.agencyOn,
});

/** The values in the words of the history. */
const toldOf = (breach: BreachValues | Breach) => ({
  ...{ title: breach.title, what: breach.what, since: breach.since, foundOn: breach.foundOn },
  ...{ dataKinds: breach.dataKinds.join(', '), peopleKinds: breach.peopleKinds.join(', ') },
  ...{ hasChildren: breach.hasChildren, peopleCount: breach.peopleCount ?? null },
  ...{ effects: breach.effects, measures: breach.measures, agencyOn: breach.agencyOn },
});

/** The mails of breaches, the first one first, each with its breach's id. */
async function mailsOf(db: Database, id?: number) {
  let query = db.selectFrom('breach_mails').selectAll().orderBy('id');
  if (id !== undefined) query = query.where('breach_id', '=', id);
  return (await query.execute()).map(({ breach_id, sent_at, ...mail }) => ({
    breachId: breach_id,
    mail: { id: mail.id, sentAt: sent_at.toISOString(), people: mail.people, text: mail.text },
  }));
}

/** The register, the latest to be found first. */
export async function readBreaches(db: Database): Promise<Breach[]> {
  const rows = await db
    .selectFrom('breaches')
    .selectAll()
    .orderBy('found_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const mails = await mailsOf(db);
  return rows.map((row) =>
    breachOf(
      row,
      mails.filter(({ breachId }) => breachId === row.id).map(({ mail }) => mail),
    ),
  );
}

const byId = (db: Database, id: number) => db.selectFrom('breaches').selectAll().where('id', '=', id);

/** A breach; null if there is none. */
async function findBreach(db: Database, id: number): Promise<Breach | null> {
  const row = await byId(db, id).executeTakeFirst();
  return row
    ? breachOf(
        row,
        (await mailsOf(db, id)).map(({ mail }) => mail),
      )
    : null;
}

/** @throws Problem 404 */
export async function readBreach(db: Database, id: number): Promise<Breach> {
  const breach = await findBreach(db, id);
  if (!breach) throw new Problem(404, API_MESSAGES.notFound);
  return breach;
}

/** @throws Problem 422 by field, for days that are still to come */
function refuseLaterDays(values: BreachValues, now: Date): void {
  const errors = Object.entries(validateBreach(values, dayInChile(now))).map(([field, message]) => ({
    field,
    message,
  }));
  if (errors.length > 0) throw new Problem(422, API_MESSAGES.invalid, { errors });
}

/**
 * Writes a breach into the register, in the caller's transaction.
 * @throws Problem 422 by field
 */
export function addBreach(db: Database, doer: Doer, values: BreachValues): Promise<Breach> {
  refuseLaterDays(values, doer.now);
  return audited(db, doer, async (transaction) => {
    const row = await transaction
      .insertInto('breaches')
      .values({ ...columnsOf(values), updated_at: doer.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = changesOf('breach', {}, toldOf(values));
    return {
      value: breachOf(row, []),
      lines: [{ action: 'create', entity: 'breach', id: `${row.id}`, changes }],
    };
  });
}

/** An edit of a breach that was read at `readWith`. `write` returns the breach's new values in the words of the history. */
export function changeBreach(
  db: Database,
  doer: Doer,
  id: number,
  {
    readWith,
    write,
  }: {
    readWith: string;
    write: (
      transaction: Database,
      updated_at: Date,
      breach: Breach,
    ) => Promise<Readonly<Record<string, unknown>>>;
  },
): Promise<Edited<Breach>> {
  return saveAudited(db, doer, {
    of: (within) => byId(within, id),
    readWith,
    write: async (transaction, updated_at, row) => {
      const breach = breachOf(row, []);
      const told = await write(transaction, updated_at, breach);
      const changes = changesOf('breach', toldOf(breach), { ...toldOf(breach), ...told });
      return [{ action: 'update', entity: 'breach', id: `${id}`, changes }];
    },
    read: (transaction) => findBreach(transaction, id),
  });
}

/**
 * Completes or corrects a breach. Its mails stay as they were sent.
 * @throws Problem 404; 422 by field
 */
export function saveBreach(
  db: Database,
  doer: Doer,
  id: number,
  { readWith, values }: { readWith: string; values: BreachValues },
): Promise<Edited<Breach>> {
  refuseLaterDays(values, doer.now);
  return changeBreach(db, doer, id, {
    readWith,
    write: async (transaction, updated_at) => {
      await transaction
        .updateTable('breaches')
        .set({ ...columnsOf(values), updated_at })
        .where('id', '=', id)
        .execute();
      return toldOf(values);
    },
  });
}
