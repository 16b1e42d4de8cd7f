import { MOST_ASKED_NAMED, MOST_ORDERS_NAMED, type StatesPreview } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import type { Doer } from '../../ground/history/audited';
import { countOpenOrders, openOrderTitles } from '../openOrders/openOrders';
import { type ChosenAccounts, fullNameOf, idsOf, uuids } from './states';

/**
 * What deactivating would leave open. The desk asks for it before deactivating (desk.md §3).
 * @throws Problem 422 for too many people
 */
export async function previewStates(
  db: Database,
  { actor }: Pick<Doer, 'actor'>,
  chosen: ChosenAccounts,
): Promise<StatesPreview> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', uuids(await idsOf(db, chosen)))
    .where('state', '=', 'active')
    .where('id', '!=', actor)
    .orderBy('id')
    .execute();
  const counts = await countOpenOrders(
    db,
    found.map(({ id }) => id),
  );
  const open = found
    .flatMap((person) => {
      const orders = counts.get(person.id);
      return orders === undefined ? [] : [{ id: person.id, name: fullNameOf(person), orders }];
    })
    .toSorted((a, b) => b.orders - a.orders);
  const named = open.slice(0, MOST_ASKED_NAMED);
  const titles = await openOrderTitles(
    db,
    named.map(({ id }) => id),
  );
  const items = named.map((person) => ({
    ...person,
    titles: (titles.get(person.id) ?? []).slice(0, MOST_ORDERS_NAMED),
  }));
  return { changed: found.length, openOrders: { total: open.length, items } };
}
