import type { Handlers, HistoryLine } from '@doblaje/contract';
import type { Database } from '../db/database';
import type { Services } from '../services';

interface HistoryQuery {
  entity: HistoryLine['entity'];
  id: string;
  before?: number | undefined;
  size: number;
}

/** What was done to one thing, newest first; costs the same however long its history is. */
async function readHistory(db: Database, { entity, id, before, size }: HistoryQuery) {
  let found = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'at', 'action', 'changes', 'actor_id', 'users.first_name', 'users.last_name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id);
  if (before !== undefined) found = found.where('audit.id', '<', before);
  // One more than is shown tells whether there are others.
  const rows = await found
    .orderBy('audit.id', 'desc')
    .limit(size + 1)
    .execute();
  const items = rows.slice(0, size).map(
    (row): HistoryLine => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_id === null ? null : { id: row.actor_id, name: `${row.first_name} ${row.last_name}` },
      action: row.action,
      entity,
      changes: row.changes,
    }),
  );
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

/** The history of things, for ADMIN. */
export function historyHandlers({ db }: Services): Pick<Handlers, 'history'> {
  return {
    history: async (c) =>
      c.json(await readHistory(db, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  };
}
