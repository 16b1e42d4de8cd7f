import { Problem } from '@doblaje/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';
import { evenBlocked } from '../../ground/db/unblocked';
import { forgetHistory } from '../../ground/history/audited';
import { lockAdmins } from '../locks/admins';

/** A person whose account was just deleted. */
type ErasedPerson = Pick<Selectable<UsersTable>, 'email' | 'first_name' | 'last_name' | 'rut'>;

/**
 * A part of the studio that keeps data about people, and removes them within the erasure's transaction. It runs while the account is
 * locked but still there. The function that it returns, if any, runs after the account is deleted.
 */
export type ErasedPart = (
  transaction: Database,
  userId: string,
  now: Date,
) => Promise<((person: ErasedPerson) => Promise<void>) | undefined>;

/**
 * Removes a person and all their data for good (Ley 21.719, the right to be forgotten). What accounting law requires goes to the archive. A
 * simultaneous action of the person either comes before and is erased too, or finds no account (problems.ts).
 * @param parts all that keep data about people, in the order in which they lock their rows
 * @throws Problem 409 for the only ADMIN: nobody could manage the others
 */
export async function eraseAccount(
  db: Database,
  userId: string,
  now: Date,
  parts: readonly ErasedPart[],
): Promise<void> {
  await evenBlocked(db)
    .transaction()
    .execute(async (transaction) => {
      await lockForErasing(transaction, userId);
      const ends: Awaited<ReturnType<ErasedPart>>[] = [];
      for (const erase of parts) ends.push(await erase(transaction, userId, now));
      const person = await transaction
        .deleteFrom('users')
        .where('id', '=', userId)
        .returning(['email', 'first_name', 'last_name', 'rut'])
        .executeTakeFirst();
      if (!person) return;
      await forgetHistory(transaction, 'person', [userId]);
      for (const end of ends) await end?.(person);
    });
}

/**
 * Locks the account before its data, as every write to these data does, so that no deadlock can occur.
 * @throws Problem 409 for the only ADMIN
 */
async function lockForErasing(db: Database, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  if (user?.role !== 'ADMIN') {
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    return;
  }
  // Lock all ADMINs in one order: two who leave at the same moment must not each count on the other.
  const admins = await lockAdmins(db);
  if (admins.size === 1 && admins.has(userId)) {
    throw new Problem(
      409,
      'Eres la única persona con el rol de Administración: antes de borrar tus datos, nombra a otra.',
      { code: 'LAST_ADMIN' },
    );
  }
}
