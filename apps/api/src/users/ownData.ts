import { API_MESSAGES, type OwnData, Problem } from '@doblaje/contract';
import { eraseApplications } from '../applications/erase';
import { readReels } from '../applications/reels';
import { discardBlobs } from '../blobs/discarded';
import type { Database } from '../db/database';
import { documentOf } from '../documents/documents';
import { readProfile } from './profile';

/** Everything kept about a person (Ley 21.719, the right to have one's data). */
export async function exportOwnData(db: Database, userId: string, now: Date): Promise<OwnData> {
  const profile = await readProfile(db, userId);
  const user = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!profile || !user) throw new Problem(401, API_MESSAGES.invalidToken);
  const consents = await db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .execute();
  return {
    exportedAt: now.toISOString(),
    account: { email: user.email, role: user.role, createdAt: user.created_at.toISOString() },
    profile,
    applications: await ownApplications(db, userId),
    documents: documents.map(documentOf),
    consents: consents.map(({ purpose, statement, given_at, withdrawn_at }) => ({
      purpose,
      statement,
      given_at: given_at.toISOString(),
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ created_at, last_used_at }) => ({
      startedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
  };
}

/**
 * Removes a person and everything of theirs for good (Ley 21.719, the right to be forgotten). What else the person does at
 * the same moment comes before, and goes too, or finds nobody (problems.ts).
 * @throws Problem 409 for the only ADMIN: nobody could look after the others
 */
export async function eraseAccount(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockForErasing(transaction, userId);
    const applications = await transaction
      .selectFrom('applications')
      .select('id')
      .where('user_id', '=', userId)
      .forUpdate()
      .execute();
    await eraseApplications(
      transaction,
      applications.map(({ id }) => id),
      now,
    );
    const documents = await transaction
      .deleteFrom('documents')
      .where('user_id', '=', userId)
      .returning('key')
      .execute();
    await discardBlobs(
      transaction,
      documents.map(({ key }) => key),
      now,
    );
    const user = await transaction
      .deleteFrom('users')
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirst();
    if (user) await transaction.deleteFrom('mails').where('address', '=', user.email).execute();
  });
}

/**
 * Locks the account before anything of it, as whoever writes something of it does: nobody waits the other way round.
 * @throws Problem 409 for the only ADMIN
 */
async function lockForErasing(db: Database, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  if (user?.role !== 'ADMIN') {
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    return;
  }
  // All of them, in one order: two that go at the same moment must not each count on the other.
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new Problem(
      409,
      'Eres la única persona con el rol de Administración: antes de borrar tus datos, nombra a otra.',
      { code: 'LAST_ADMIN' },
    );
  }
}

async function ownApplications(db: Database, userId: string): Promise<OwnData['applications']> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    rows.map(
      async ({
        id,
        user_id: _user,
        note: _note,
        state,
        created_at,
        updated_at: _,
        submitted_at,
        ...answers
      }) => ({
        answers,
        state,
        createdAt: created_at.toISOString(),
        submittedAt: submitted_at?.toISOString() ?? null,
        reels: await readReels(db, id),
      }),
    ),
  );
}
