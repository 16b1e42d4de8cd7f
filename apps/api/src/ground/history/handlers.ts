import type { HandlersOf, HistoryLine } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database';
import { isId } from '../db/ids';
import type { Services } from '../services';
import { nameBanks } from './nameBanks';

interface HistoryQuery {
  entity: HistoryLine['entity'];
  id: string;
  before?: number | undefined;
  size: number;
}

/** The history of one thing, newest first. It costs the same however long the history is. */
async function readHistory(db: Database, { entity, id, before, size }: HistoryQuery) {
  let found = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.id', 'at', 'action', 'changes', 'actor_id', 'users.first_name', 'users.last_name'])
    .where('entity', '=', entity)
    .where('entity_id', '=', id);
  if (before !== undefined) found = found.where('audit.id', '<', before);
  // Reads one line more than it shows, to know whether there are others.
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
  await namePeople(db, items);
  await nameBanks(db, entity, items);
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
}

/** Fields that hold people. They are stored by id, so that no name stays in a history after a person erases their data. */
const PEOPLE = ['person', 'usualPerson', 'activated', 'deactivated'];

const ERASED = 'Alguien que borró sus datos';

/** Replaces the ids of people in a history by their present names. */
async function namePeople(db: Database, lines: readonly HistoryLine[]): Promise<void> {
  const changes = lines.flatMap(({ changes }) => changes).filter(({ field }) => PEOPLE.includes(field));
  const ids = changes
    .flatMap(({ from, to }) => [from, to])
    .filter((id) => typeof id === 'string' && isId(id));
  if (ids.length === 0) return;
  const found = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const names = new Map(found.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]));
  for (const change of changes) {
    for (const side of ['from', 'to'] as const) {
      const id = change[side];
      if (typeof id === 'string') change[side] = names.get(id) ?? ERASED;
    }
  }
}

/** The history of things, for ADMIN. */
export function historyHandlers({ db }: Services): HandlersOf<'history'> {
  return {
    history: async (c) =>
      c.json(await readHistory(db, { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
  };
}
