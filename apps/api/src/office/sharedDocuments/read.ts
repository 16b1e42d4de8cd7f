import type { SharedDocument } from '@doblaje/contract';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { liveSharedDocuments, sharedDocumentGone, sharedDocumentRowOf } from './rows';

/**
 * One contract or script with the people who have it.
 * @throws Problem 404 when it does not exist, or was withdrawn from everybody
 */
export async function readSharedDocument(db: Database, id: number): Promise<SharedDocument> {
  const row = await liveSharedDocuments(db).where('shared_documents.id', '=', id).executeTakeFirst();
  if (!row) throw sharedDocumentGone();
  const people = await db
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .select(['users.id', 'first_name', 'last_name', 'read_at', 'documents.id as document_id'])
    .where('shared_document_id', '=', id)
    .orderBy(sql`(first_name || ' ' || last_name) collate natural_es`)
    .orderBy('users.id')
    .execute();
  const { names: _, ...told } = sharedDocumentRowOf(row);
  return {
    ...told,
    people: people.map(({ id: personId, first_name, last_name, read_at, document_id }) => ({
      personId,
      name: `${first_name} ${last_name}`,
      seenAt: read_at?.toISOString() ?? null,
      documentId: document_id,
    })),
  };
}
