import { labelOfPersonState } from '@doblaje/domain/options/personStates';
import type { Database } from '../../ground/db/database';
import { OF_ALL } from '../../ground/history/accounts';
import type { AuditLine } from '../../ground/history/audited';
import { openOrderTitles } from '../openOrders/openOrders';

/** How many orders a person's history lists. */
const ORDERS_NAMED = 10;

/** How many people one line lists, so that a page of the history stays readable. */
const PEOPLE_A_LINE = 200;

/** The orders that stayed open with a person, for the history. */
function ordersText(titles: readonly string[]): string {
  const others = titles.length - ORDERS_NAMED;
  return `${titles.slice(0, ORDERS_NAMED).join(', ')}${others > 0 ? ` y ${others} más` : ''}`;
}

/** The history lines for a change of states: one for each person, with the orders that stayed open, and those for all accounts. */
export async function stateLines(
  db: Database,
  active: boolean,
  ids: readonly string[],
): Promise<AuditLine[]> {
  const [from, to] = active ? (['inactive', 'active'] as const) : (['active', 'inactive'] as const);
  const state = { field: 'state', from: labelOfPersonState(from), to: labelOfPersonState(to) };
  const open = active ? new Map<string, readonly string[]>() : await openOrderTitles(db, ids);
  const lines = ids.map((id): AuditLine => {
    const titles = open.get(id) ?? [];
    const left = titles.length === 0 ? [] : [{ field: 'openOrders', to: ordersText(titles) }];
    return { action: 'update', entity: 'person', id, changes: [state, ...left] };
  });
  for (let start = 0; start < ids.length; start += PEOPLE_A_LINE)
    lines.push({
      action: 'update',
      entity: 'accounts',
      id: OF_ALL,
      changes: ids
        .slice(start, start + PEOPLE_A_LINE)
        .map((id) => ({ field: active ? 'activated' : 'deactivated', to: id })),
    });
  return lines;
}
