import type { SentDocument, UploadedDocument } from '@doblaje/contract';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import type { Database } from '../../ground/db/database';
import { audited, type Doer } from '../../ground/history/audited';
import { changesOf } from '../../ground/history/fields';
import { enqueueMail } from '../../ground/mail/outbox';
import { readSharedDocument } from './read';
import { holdCastAsShown, holdChosen, holdPlace } from './recipients';

/** A file that is already in the store. */
export interface StoredFile {
  key: string;
  name: string;
  /** In bytes. */
  size: number;
}

/**
 * Files a contract or script for its people, as unread, within the caller's transaction.
 * @throws Problem 422 by field; 409 when the cast is not as shown
 */
export function fileSharedDocument(
  db: Database,
  doer: Doer,
  { kind, title, recipients, personIds, projectId, chapterId, endsOn, shown }: Omit<SentDocument, 'file'>,
  { key, name, size }: StoredFile,
): Promise<UploadedDocument> {
  const { now } = doer;
  return audited(db, doer, async (transaction) => {
    // Lock people first, then project and chapter, in the same order as everywhere.
    const isForCast = recipients === 'cast';
    const people = isForCast
      ? await holdCastAsShown(transaction, chapterId, shown)
      : await holdChosen(transaction, personIds);
    await holdPlace(transaction, { projectId, chapterId });
    const { id } = await transaction
      .insertInto('shared_documents')
      .values({
        ...{ kind, title, is_for_cast: isForCast, file_name: name, size, key },
        ...{ project_id: projectId || null, chapter_id: chapterId || null },
        ...{ ends_on: endsOn, created_at: now, updated_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('shared_document_people')
      .values(people.personIds.map((user_id) => ({ shared_document_id: id, user_id })))
      .execute();
    await giveDocuments(transaction, id, people.personIds, now);
    const document = await readSharedDocument(transaction, id);
    const told = {
      kind: labelOfSharedDocumentKind(kind),
      title,
      project: document.projectTitle || null,
      chapter: document.chapterNumber === null ? null : String(document.chapterNumber),
      endsOn: endsOn || null,
    };
    const given = document.people.map(({ personId }) => ({ field: 'person', from: null, to: personId }));
    const changes = [...changesOf('shared-document', {}, told), ...given];
    return {
      value: { document, leftOut: people.leftOut },
      lines: [{ action: 'create', entity: 'shared-document', id: String(id), changes }],
    };
  });
}

/** Queues a mail to each person who has the document, in the transaction that files it. */
export async function tellPeople(db: Database, id: number, now: Date): Promise<void> {
  const given = await db
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select(['documents.id', 'users.email'])
    .where('shared_document_id', '=', id)
    .execute();
  for (const { id: documentId, email } of given)
    await enqueueMail(db, 'document-shared', email, now, { documentId });
}

/** Gives people their document of a contract or script, except those who have it. A document given back keeps its id and its read state. */
export async function giveDocuments(
  db: Database,
  id: number,
  personIds: readonly string[],
  now: Date,
): Promise<void> {
  if (personIds.length === 0) return;
  await db
    .insertInto('documents')
    .columns([
      ...(['id', 'user_id', 'shared_document_id', 'kind', 'title', 'date', 'file_name'] as const),
      ...(['size', 'key', 'read_at', 'created_at', 'updated_at'] as const),
    ])
    .expression((row) =>
      row
        .selectFrom('shared_document_people as person')
        .innerJoin('shared_documents as shared', 'shared.id', 'person.shared_document_id')
        .select(['person.document_id', 'person.user_id', 'shared.id', 'shared.kind', 'shared.title'])
        // A trigger sets it to the moment of the upload.
        .select((each) => each.val('').as('date'))
        .select(['shared.file_name', 'shared.size', 'shared.key', 'person.read_at', 'shared.created_at'])
        .select((each) => each.val(now).as('updated_at'))
        .where('shared.id', '=', id)
        .where('person.user_id', 'in', personIds),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
