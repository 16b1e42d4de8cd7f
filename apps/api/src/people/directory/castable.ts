import { API_MESSAGES } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { fieldProblem } from '../../ground/edits/fieldProblem';

/** An active account. The condition is literal, because the index of genders contains it. */
const IS_ACTIVE = sql<boolean>`users.state = 'active'`;

/** Accounts of people who can be cast: activated and not deactivated. */
export const castable = (db: Database) => db.selectFrom('users').where(IS_ACTIVE);

/** Those of the given people who can be cast, locked against erasure until the transaction ends. */
export async function holdCastable(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const wanted = [...new Set(ids)].filter(isId).sort();
  if (wanted.length === 0) return new Set();
  const found = await castable(db)
    .select('users.id')
    .where('users.id', 'in', wanted)
    .orderBy('users.id')
    .forKeyShare()
    .execute();
  return new Set(found.map(({ id }) => id));
}

/**
 * Checks that a person can be cast. The previous person may always stay.
 * @param id '' for nobody
 * @throws Problem 422 on `personId`
 */
export async function checkCastable(db: Database, id: string, before: string | null = null): Promise<void> {
  if (id === '' || id === before) return;
  if (!(await holdCastable(db, [id])).has(id)) throw fieldProblem('personId', API_MESSAGES.personInactive);
}
