import {
  API_MESSAGES,
  COUNTED_TO,
  type ListSelection,
  MOST_LEFT_NAMED,
  Problem,
  type StateChange,
  usersList,
} from '@doblaje/contract';
import { leftOutReason, PERSON_MOVES } from '@doblaje/domain/moves';
import type { LeftOutReason } from '@doblaje/domain/options/leftOutReasons';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { after, HOUR } from '../../ground/time/time';
import { endEmailChanges } from '../emailChanges/end';
import { holdAdmins } from '../locks/admins';
import { countOpenOrders } from '../openOrders/openOrders';
import { accountsPlan } from './list';
import { stateLines } from './stateLines';

/** The chosen people: named ones, or all that the list's query finds. */
export interface ChosenAccounts {
  ids?: readonly string[] | undefined;
  all?: Omit<ListSelection<typeof usersList>, 'sort'> | undefined;
}

/** How long a change can be undone. */
const UNDO_FOR = HOUR;

/** A list of people's ids for SQL. */
export const uuids = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

/**
 * The ids of the chosen people.
 * @throws Problem 422 for more people than the list counts
 */
export async function idsOf(db: Database, { ids = [], all }: ChosenAccounts): Promise<readonly string[]> {
  if (!all) return ids.filter(isId);
  const query = { ...all, sort: usersList.usual };
  const rows = await accountsPlan.statements
    .keys(db, query, [])
    .limit(COUNTED_TO + 1)
    .execute();
  if (rows.length > COUNTED_TO) throw new Problem(422, API_MESSAGES.tooManyPeople);
  return rows.map(({ key }) => key);
}

/**
 * Activates or deactivates accounts, all in one transaction. Accounts already in that state stay. The user's own account and
 * accounts that were never activated are left out. Deactivating ends sessions, and reports the people with open orders.
 *
 * It is no `moveIfCurrent`, which moves one thing that was read at a known moment and refuses what the table does not allow. These are
 * many accounts, read at no known moment, and one that cannot move is left out and named instead.
 * @throws Problem 422 for too many; 403 when the user is no longer an active ADMIN
 */
export function changeStates(
  db: Database,
  doer: Doer,
  active: boolean,
  chosen: ChosenAccounts,
): Promise<StateChange> {
  return audited(db, doer, async (transaction) => {
    const admins = await holdAdmins(transaction, doer.actor);
    const move = active ? 'reactivate' : 'deactivate';
    const asked = await idsOf(transaction, chosen);
    const found = await transaction
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'state'])
      .where('id', '=', uuids(asked))
      .where('state', '!=', PERSON_MOVES[move].to)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const left = found
      .map(({ id, first_name, last_name, state }) => ({
        id,
        name: fullNameOf({ first_name, last_name }),
        reason: leftOutReason(move, state, id === doer.actor, admins.size),
      }))
      .filter((person): person is typeof person & { reason: LeftOutReason } => person.reason !== null)
      .toSorted((a, b) => Number(b.id === doer.actor) - Number(a.id === doer.actor));
    const isLeft = new Set(left.map(({ id }) => id));
    const ids = found.map(({ id }) => id).filter((id) => !isLeft.has(id));
    const value = {
      changed: ids.length,
      undo: ids.length === 0 ? null : await remember(transaction, doer, active, ids),
      left: { total: left.length, items: left.slice(0, MOST_LEFT_NAMED) },
      openOrders: active ? NO_ORDERS : await ordersLeftOpen(transaction, found, ids),
      gone: await countGone(transaction, asked),
    };
    const ended = await write(transaction, doer, active, ids);
    return { value, lines: [...ended, ...(await stateLines(transaction, active, ids))] };
  });
}

/** A person's whole name. */
export const fullNameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;

const NO_ORDERS: StateChange['openOrders'] = { total: 0, items: [] };

/** People with orders that still wait for an answer or for the work, most orders first (desk.md §3). */
async function ordersLeftOpen(
  db: Database,
  found: readonly { id: string; first_name: string; last_name: string }[],
  ids: readonly string[],
): Promise<StateChange['openOrders']> {
  const counts = await countOpenOrders(db, ids);
  const items = found
    .flatMap((person) => {
      const orders = counts.get(person.id);
      return orders === undefined ? [] : [{ id: person.id, name: fullNameOf(person), orders }];
    })
    .toSorted((a, b) => b.orders - a.orders);
  return { total: items.length, items: items.slice(0, MOST_LEFT_NAMED) };
}

/** How many of the chosen people have erased their account since. */
async function countGone(db: Database, asked: readonly string[]): Promise<number> {
  const there = await db.selectFrom('users').select('id').where('id', '=', uuids(asked)).execute();
  return new Set(asked.map((id) => id.toLowerCase())).size - there.length;
}

/** Stores the changed people with their former state, so that the change can be undone. Removes changes that can no longer be undone. */
async function remember(db: Database, { actor, now }: Doer, active: boolean, ids: readonly string[]) {
  await db.deleteFrom('state_changes').where('at', '<=', after(now, -UNDO_FOR)).execute();
  const { id } = await db
    .insertInto('state_changes')
    .values({ actor_id: actor, at: now, active })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('changed_states')
    .columns(['change_id', 'user_id', 'deactivated_at'])
    .expression((row) =>
      row
        .selectFrom('users')
        .select([sql<string>`${id}::uuid`.as('change_id'), 'users.id', 'users.deactivated_at'])
        .where('users.id', '=', uuids(ids)),
    )
    .execute();
  return id;
}

/** @returns what the histories record about everything that ended with it */
async function write(
  db: Database,
  { now }: Pick<Doer, 'now'>,
  active: boolean,
  ids: readonly string[],
): Promise<AuditLine[]> {
  if (ids.length === 0) return [];
  await db
    .updateTable('users')
    .set({ deactivated_at: active ? null : now, updated_at: now })
    .where('id', '=', uuids(ids))
    .execute();
  if (active) return [];
  await db.deleteFrom('sessions').where('user_id', '=', uuids(ids)).execute();
  return endEmailChanges(db, ids, now);
}

/**
 * Undoes the user's own change: its people get their former state back, unless
 * somebody changed them again since. Undoing twice changes nothing.
 * @throws Problem 404 when it is too late; 403 as {@link changeStates}
 */
export function undoStates(db: Database, doer: Doer, undo: string): Promise<StateChange> {
  return audited(db, doer, async (transaction) => {
    await holdAdmins(transaction, doer.actor);
    const done = isId(undo)
      ? await transaction
          .selectFrom('state_changes')
          .selectAll()
          .where('id', '=', undo)
          .where('actor_id', '=', doer.actor)
          .where('at', '>', after(doer.now, -UNDO_FOR))
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!done) throw new Problem(404, API_MESSAGES.undoOver);
    const ids = done.undone_at ? [] : await asItLeft(transaction, done);
    const active = !done.active;
    const ended = active
      ? await write(transaction, doer, active, ids)
      : await giveBack(transaction, doer, undo, ids);
    await transaction
      .updateTable('state_changes')
      .set({ undone_at: doer.now })
      .where('id', '=', undo)
      .execute();
    const left = { total: 0, items: [] };
    const value = { changed: ids.length, undo: null, left, openOrders: NO_ORDERS, gone: 0 };
    return { value, lines: [...ended, ...(await stateLines(transaction, active, ids))] };
  });
}

/** The people of a change whom nobody has changed since. */
async function asItLeft(db: Database, { id, active, at }: { id: string; active: boolean; at: Date }) {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', (row) =>
      row.selectFrom('changed_states').select('user_id').where('change_id', '=', id),
    )
    .where('state', '=', active ? 'active' : 'inactive')
    .where('deactivated_at', active ? 'is' : '=', active ? null : at)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id: of }) => of);
}

/** Deactivates again, with the former moments of deactivation. */
async function giveBack(
  db: Database,
  doer: Doer,
  change: string,
  ids: readonly string[],
): Promise<AuditLine[]> {
  const ended = await write(db, doer, false, ids);
  await db
    .updateTable('users')
    .from('changed_states')
    .set({ deactivated_at: sql<Date>`changed_states.deactivated_at` })
    .where('changed_states.change_id', '=', change)
    .whereRef('changed_states.user_id', '=', 'users.id')
    .where('users.id', '=', uuids(ids))
    .execute();
  return ended;
}
