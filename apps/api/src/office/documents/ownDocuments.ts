import type { OwnData } from '@doblaje/contract';
import type { Database } from '../../ground/db/database';
import { fileName, uniqueNames } from '../../people/export/fileNames';
import type { OwnFile } from '../../people/export/ownData';
import { documentOf } from './list';

/** A person's documents as their export has them. */
export async function ownDocuments(db: Database, userId: string): Promise<OwnData['documents']> {
  const documents = await db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return documents.map(documentOf);
}

/** The files of a person's documents. */
export async function ownPapers(db: Database, userId: string): Promise<OwnFile[]> {
  const documents = await db
    .selectFrom('documents')
    .select(['title', 'date', 'key', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const unique = uniqueNames();
  return documents.map(({ title, date, key, updated_at }) => ({
    name: unique(`documentos/${date} ${fileName(title)}`, 'pdf'),
    key,
    updatedAt: updated_at,
  }));
}
