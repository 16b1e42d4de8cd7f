import { type OpenSession, sessionsList } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { definePlan } from '../../ground/lists/definePlan';
import { after } from '../../ground/time/time';
import { IDLE_LIMIT } from './sessions';

/** The valid sessions of a person, for a request from one of them. */
const openSessions = (db: Database, { userId, id }: { userId: string; id: string }, now: Date) =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', after(now, -IDLE_LIMIT))
    .select(['id', 'browser', 'created_at', 'last_used_at'])
    .select(sql<boolean>`id = ${id}`.as('is_current'));

/** A person's open sessions. */
export const sessionsPlan = definePlan({
  list: sessionsList,
  base: openSessions,
  searched: [sql<string>`search_text(browser)`],
  sorts: { lastUsedAt: 'last_used_at', startedAt: 'created_at', browser: { text: 'browser' } },
  filters: {},
  tieBreaker: 'id',
  itemOf: ({ id, browser, created_at, last_used_at, is_current }): OpenSession => ({
    id,
    browser,
    startedAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: is_current,
  }),
});
