import { API_MESSAGES, Problem, type SharedDocument } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
import { holdCastable } from '../../people/directory/castable';
import { giveDocuments } from './file';
import { readSharedDocument } from './read';
import { sharedDocumentGone } from './rows';

/** A person whom a contract or script was filed for, as stored. */
interface Kept {
  user_id: string;
  withdrawn_at: Date | null;
}

/**
 * Locks a contract or script, withdrawn or not. It locks people first, because giving
 * it back refers to them and erasing a person locks in the same order.
 * @throws Problem 404
 */
async function hold(db: Database, id: number): Promise<{ people: Kept[]; deletedAt: Date | null }> {
  const people = () =>
    db
      .selectFrom('shared_document_people')
      .select(['user_id', 'withdrawn_at'])
      .where('shared_document_id', '=', id)
      .execute();
  await holdCastable(
    db,
    (await people()).map(({ user_id }) => user_id),
  );
  const row = await db
    .selectFrom('shared_documents')
    .select('deleted_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw sharedDocumentGone();
  // Read again, now that nobody can change them.
  return { people: await people(), deletedAt: row.deleted_at };
}

const entity = 'shared-document';

/** Takes the document from some people and keeps its read state. Links to it stop working. */
async function takeDocuments(db: Database, id: number, personIds: readonly string[]): Promise<void> {
  const taken = await db
    .deleteFrom('documents')
    .where('shared_document_id', '=', id)
    .where('user_id', 'in', personIds)
    .returning(['user_id', 'read_at'])
    .execute();
  for (const { user_id, read_at } of taken)
    await db
      .updateTable('shared_document_people')
      .set({ read_at })
      .where('shared_document_id', '=', id)
      .where('user_id', '=', user_id)
      .execute();
}

const live = (people: readonly Kept[]) =>
  people.filter(({ withdrawn_at }) => withdrawn_at === null).map(({ user_id }) => user_id);

async function setDeleted(db: Database, id: number, deleted_at: Date | null): Promise<void> {
  await db.updateTable('shared_documents').set({ deleted_at }).where('id', '=', id).execute();
}

/**
 * Withdraws a contract or script from everybody. Does nothing if it is already withdrawn.
 * @throws Problem 404
 */
export function withdraw(db: Database, doer: Doer, id: number): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const { people, deletedAt } = await hold(transaction, id);
    if (deletedAt) return { value: undefined, lines: [] };
    await takeDocuments(transaction, id, live(people));
    await setDeleted(transaction, id, doer.now);
    return { value: undefined, lines: [{ action: 'delete', entity, id: String(id) }] };
  });
}

/**
 * Gives a contract or script back to the people who had it when it was withdrawn. Does nothing if it is not withdrawn.
 * @throws Problem 404 once it is removed for good
 */
export function restore(db: Database, doer: Doer, id: number): Promise<SharedDocument> {
  return audited(db, doer, async (transaction) => {
    const { people, deletedAt } = await hold(transaction, id).catch(orPurged);
    const lines: AuditLine[] = [];
    if (deletedAt) {
      await setDeleted(transaction, id, null);
      await giveDocuments(transaction, id, live(people), doer.now);
      lines.push({ action: 'restore', entity, id: String(id) });
    }
    return { value: await readSharedDocument(transaction, id), lines };
  });
}

function orPurged(error: unknown): never {
  if (!(error instanceof Problem) || error.status !== 404) throw error;
  throw new Problem(404, API_MESSAGES.sharedDocumentPurged);
}

/** @throws Problem 404 for a person it was never filed for, or who is gone */
function personIn(people: readonly Kept[], personId: string): Kept {
  const person = isId(personId) && people.find(({ user_id }) => user_id === personId.toLowerCase());
  if (!person) throw new Problem(404, API_MESSAGES.personGone);
  return person;
}

async function markPerson(db: Database, id: number, personId: string, withdrawn_at: Date | null) {
  await db
    .updateTable('shared_document_people')
    .set({ withdrawn_at })
    .where('shared_document_id', '=', id)
    .where('user_id', '=', personId)
    .execute();
}

const personLine = (id: number, from: string | null, to: string | null): AuditLine => ({
  ...{ action: 'update', entity, id: String(id) },
  changes: [{ field: 'person', from, to }],
});

/**
 * Withdraws a contract or script from one person. Does nothing if it is already withdrawn from
 * them. If this was the last person, the whole is withdrawn: nothing stays that nobody has.
 * @throws Problem 404
 */
export function withdrawFrom(db: Database, doer: Doer, id: number, personId: string): Promise<void> {
  return audited(db, doer, async (transaction) => {
    const { people, deletedAt } = await hold(transaction, id);
    const { user_id, withdrawn_at } = personIn(people, personId);
    if (deletedAt || withdrawn_at) return { value: undefined, lines: [] };
    await takeDocuments(transaction, id, [user_id]);
    if (live(people).length > 1) await markPerson(transaction, id, user_id, doer.now);
    else await setDeleted(transaction, id, doer.now);
    return { value: undefined, lines: [personLine(id, user_id, null)] };
  });
}

/**
 * Gives a contract or script back to one person. Does nothing if they have it.
 * @throws Problem 404 when it was withdrawn from everybody meanwhile, or the person is gone
 */
export function restoreTo(db: Database, doer: Doer, id: number, personId: string): Promise<SharedDocument> {
  return audited(db, doer, async (transaction) => {
    const { people, deletedAt } = await hold(transaction, id).catch(orPurged);
    const { user_id, withdrawn_at } = personIn(people, personId);
    // Withdrawing it from the last person withdrew the whole.
    const wasLast = deletedAt !== null && withdrawn_at === null && live(people).length === 1;
    if (deletedAt && !wasLast) throw sharedDocumentGone();
    if (!deletedAt && !withdrawn_at) return { value: await readSharedDocument(transaction, id), lines: [] };
    if (wasLast) await setDeleted(transaction, id, null);
    await markPerson(transaction, id, user_id, null);
    await giveDocuments(transaction, id, [user_id], doer.now);
    const lines = [personLine(id, null, user_id)];
    return { value: await readSharedDocument(transaction, id), lines };
  });
}
